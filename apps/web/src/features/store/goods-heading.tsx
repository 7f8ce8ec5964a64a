import type { Category } from "@santha/contract/store";
import { Words } from "#ui/wording";
import type { StoreSearch } from "./store.search.ts";
import { useStoreTexts } from "./store.texts.ts";

/** What the list below shows, with the number of products where it is known. */
export function GoodsHeading({
  categories,
  chosen,
}: {
  readonly categories: readonly Category[] | undefined;
  readonly chosen: StoreSearch;
}) {
  const texts = useStoreTexts();
  if (chosen.q !== undefined) return <h2 className="h2 overflow-anywhere">{texts.results(chosen.q)}</h2>;
  const category = categories?.find(({ slug }) => slug === chosen.category);
  const group = category?.groups.find(({ slug }) => slug === chosen.group);
  const place = group ?? category;
  const count = place?.productCount ?? categories?.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <h2 className="h2">
      {place ? <Words of={place.title} /> : texts.allProducts}{" "}
      {count !== undefined && <span className="c3 t-note num font-normal">{texts.counted(count)}</span>}
    </h2>
  );
}
