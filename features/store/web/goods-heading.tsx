import { Words } from "#engine/web/ui/wording.tsx";
import type { Category } from "../contract/store.ts";
import type { Choice } from "./facets/choice.ts";
import { useStoreTexts } from "./words.ts";

/** What the list below shows, with the number of products where it is known. */
export function GoodsHeading({
  categories,
  choice,
  counted,
}: {
  readonly categories: readonly Category[] | undefined;
  readonly choice: Choice;
  /** The number of products that the choice shows, as it is written. */
  readonly counted: string | undefined;
}) {
  const texts = useStoreTexts();
  const category = categories?.find(({ slug }) => slug === choice.category);
  const group = category?.groups.find(({ slug }) => slug === choice.group);
  const place = group ?? category;
  return (
    <h2 className="h2 overflow-anywhere" aria-live="polite">
      {choice.q !== undefined && texts.results(choice.q)}
      {choice.q === undefined && (place ? <Words of={place.title} /> : texts.allProducts)}{" "}
      {counted && <span className="c3 t-note num font-normal">{counted}</span>}
    </h2>
  );
}
