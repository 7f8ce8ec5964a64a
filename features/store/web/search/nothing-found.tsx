import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { categoriesQuery, goodsCountsQuery } from "#features/catalogue/web";
import { askForLocation } from "#features/location/web";
import type { GoodsCounts } from "../../contract/goods-choice.ts";
import type { Category } from "../../contract/store.ts";
import { type Choice, facetCount, filterOf, searchOf, withoutFacets } from "../facets/choice.ts";
import { useFacetWriter } from "../facets/facet-values.ts";
import { useStoreTexts } from "../words.ts";
import { suggestionsQuery } from "./suggested-options.ts";

/** No product fits the choice: says so, and offers the next wider one. */
export function NothingFound({
  choice,
  category,
}: {
  readonly choice: Choice;
  readonly category: Category | undefined;
}) {
  const everywhere = useQuery({
    ...goodsCountsQuery(filterOf({ ...choice, isHere: false })),
    enabled: choice.isHere,
  });
  const far = choice.isHere && !everywhere.isPlaceholderData ? everywhere.data : undefined;
  if (choice.isHere && everywhere.isFetching && !everywhere.data) return null;
  if (far && far.total > 0 && far.pinCode !== null) return <OnlyFar choice={choice} counts={far} />;
  return <NothingAtAll choice={choice} category={category} />;
}

/** Only delivery is missing: all of it can be seen, or another place be told. */
function OnlyFar({ choice, counts }: { readonly choice: Choice; readonly counts: GoodsCounts }) {
  const texts = useStoreTexts();
  const writer = useFacetWriter(counts);
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.notDeliveredHere(counts.pinCode ?? "")}
      action={
        <div className="stack-s">
          <ButtonLink to="/app/store" search={searchOf({ ...choice, isHere: false })} replace>
            {texts.showUndelivered}
          </ButtonLink>
          <Button look="quiet" aria-haspopup="dialog" onClick={askForLocation}>
            {texts.changePinCode}
          </Button>
        </div>
      }
    >
      {texts.notDeliveredHint(writer.count(counts.total))}
    </EmptyState>
  );
}

function NothingAtAll({
  choice,
  category,
}: {
  readonly choice: Choice;
  readonly category: Category | undefined;
}) {
  const texts = useStoreTexts();
  const language = useLanguage();
  const { q } = choice;
  const title = q === undefined ? texts.noGoods : texts.noResults(q);
  if (facetCount(choice) > 0) return <NothingWithFacets choice={choice} />;
  if (q !== undefined && choice.category !== undefined) {
    return (
      <EmptyState
        drawing={<BasketDrawing />}
        title={title}
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
  if (q !== undefined) return <NothingSearched q={q} />;
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={title}
      action={
        <ButtonLink to="/app/store" search={{}}>
          {texts.seeAll}
        </ButtonLink>
      }
    />
  );
}

/** The whole store has nothing for these words: other words, or its categories, are the way on. */
function NothingSearched({ q }: { readonly q: string }) {
  const texts = useStoreTexts();
  const language = useLanguage();
  const { data } = useQuery(suggestionsQuery(q));
  const { data: store } = useQuery(categoriesQuery);
  const instead = data?.instead ?? null;
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.noResults(q)}
      action={
        <div className="stack-s">
          {instead !== null && (
            <ButtonLink to="/app/store" search={{ q: instead }} replace>
              {texts.didYouMean(instead)}
            </ButtonLink>
          )}
          <ButtonLink to="/app/store" search={{}} look={instead === null ? "main" : "quiet"}>
            {texts.seeAll}
          </ButtonLink>
          <ul className="active-filters" aria-label={texts.categoriesInstead}>
            {store?.categories.map(({ slug, title }) => (
              <li key={slug}>
                <Link to="/app/store" search={{ category: slug }} className="chip">
                  {wordsIn(language, title).text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      {texts.noResultsHint}
    </EmptyState>
  );
}

/** The filters leave nothing: they are taken off with a press. */
function NothingWithFacets({ choice }: { readonly choice: Choice }) {
  const texts = useStoreTexts();
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.noneWithFilters}
      action={
        <ButtonLink to="/app/store" search={searchOf(withoutFacets(choice))} replace resetScroll={false}>
          {texts.clearFilters}
        </ButtonLink>
      }
    />
  );
}
