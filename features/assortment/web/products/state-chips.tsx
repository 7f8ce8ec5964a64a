import { Chip } from "#engine/web/ui/chip.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { type ProductState, productStates } from "../../contract/listings.ts";
import type { OwnProductsFilter } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";

/** One chip for each state of a product, with its count. */
export function StateChips({
  chosen,
  counts,
  onChoose,
}: {
  readonly chosen: OwnProductsFilter["state"];
  readonly counts: Readonly<Record<ProductState, number>> | undefined;
  readonly onChoose: (state: OwnProductsFilter["state"]) => void;
}) {
  const texts = useAssortmentTexts();
  const text = (state: ProductState): string =>
    counts ? texts.counted(texts.state(state), formatCount(counts[state])) : texts.state(state);
  // Nearly nobody is ever suspended: the chip would only puzzle.
  const isShown = (state: ProductState): boolean =>
    state !== "suspended" || chosen === state || (counts?.suspended ?? 0) > 0;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr">{texts.show}</legend>
      <Chip chosen={chosen === "all"} onClick={() => onChoose("all")}>
        {texts.all}
      </Chip>
      {productStates.filter(isShown).map((state) => (
        <Chip key={state} chosen={chosen === state} onClick={() => onChoose(state)}>
          {text(state)}
        </Chip>
      ))}
    </fieldset>
  );
}

const jobs: Readonly<Record<ProductState, TagJob>> = {
  live: "done",
  outOfStock: "stop",
  licenceMissing: "stop",
  hidden: "plain",
  suspended: "stop",
};

/** How a product stands. */
export function StateTag({ state }: { readonly state: ProductState }) {
  return <Tag job={jobs[state]}>{useAssortmentTexts().state(state)}</Tag>;
}
