import type { Category } from "@santha/contract/store";
import { useLanguage, wordsIn } from "#lib/language";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { EmptyState } from "#ui/page-states";
import type { StoreSearch } from "./store.search.ts";
import { useStoreTexts } from "./store.texts.ts";

/** No product fits the choice: says so, and offers the next wider one. */
export function NothingFound({
  chosen,
  category,
}: {
  readonly chosen: StoreSearch;
  readonly category: Category | undefined;
}) {
  const texts = useStoreTexts();
  const language = useLanguage();
  const { q } = chosen;
  if (q !== undefined && chosen.category !== undefined) {
    return (
      <EmptyState
        drawing={<BasketDrawing />}
        title={texts.noResults(q)}
        action={
          <ButtonLink to="/app/store" search={{ q }}>
            {texts.searchEverywhere}
          </ButtonLink>
        }
      >
        {category && texts.noResultsHere(wordsIn(language, category.title).text)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={q === undefined ? texts.noGoods : texts.noResults(q)}
      action={
        <ButtonLink to="/app/store" search={{}}>
          {texts.seeAll}
        </ButtonLink>
      }
    >
      {q !== undefined && texts.noResultsHint}
    </EmptyState>
  );
}
