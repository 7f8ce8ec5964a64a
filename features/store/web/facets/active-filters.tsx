import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import type { GoodsCounts } from "../../contract/goods-choice.ts";
import { type Choice, facetCount, toggled, withoutFacets } from "./choice.ts";
import { useFacetWriter } from "./facet-values.ts";
import { useFacetTexts } from "./facets.texts.ts";

interface Active {
  readonly key: string;
  readonly text: string;
  /** The same where its language is not the page's. */
  readonly shown?: ReactNode;
  /** What the choice becomes without it. */
  readonly without: Partial<Choice>;
}

/** Every facet that narrows the list as a chip; a press on it takes it away. Nothing while none is chosen. */
export function ActiveFilters({
  choice,
  counts,
  onChange,
}: {
  readonly choice: Choice;
  readonly counts: GoodsCounts | undefined;
  readonly onChange: (change: Partial<Choice>) => void;
}) {
  const texts = useFacetTexts();
  const active = useActive(choice, counts);
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={texts.chosen}>
      {active.map(({ key, text, shown, without }) => (
        <li key={key}>
          <Chip className="on" aria-label={texts.remove(text)} onClick={() => onChange(without)}>
            {shown ?? text} <Icon shape={X} size="text" />
          </Chip>
        </li>
      ))}
      {facetCount(choice) > 1 && (
        <li>
          <Chip onClick={() => onChange(withoutFacets(choice))}>{texts.clearAll}</Chip>
        </li>
      )}
    </ul>
  );
}

function useActive(choice: Choice, counts: GoodsCounts | undefined): Active[] {
  const texts = useFacetTexts();
  const writer = useFacetWriter(counts);
  const { crops, sellers, makers, from, to } = choice;
  const pinCode = counts?.pinCode ?? null;
  const one = (isActive: boolean, active: Active): Active[] => (isActive ? [active] : []);
  return [
    ...crops.map((slug) => ({
      ...{ key: `crop ${slug}`, text: writer.crop(slug), without: { crops: toggled(crops, slug) } },
    })),
    ...sellers.map((id) => ({
      ...{ key: `seller ${id}`, text: writer.seller(id), without: { sellers: toggled(sellers, id) } },
    })),
    ...makers.map((name) => ({
      ...{ key: `maker ${name}`, text: name, shown: <Written>{name}</Written> },
      without: { makers: toggled(makers, name) },
    })),
    ...one(from !== undefined || to !== undefined, {
      ...{ key: "price", text: writer.price(from, to), without: { from: undefined, to: undefined } },
    }),
    ...one(choice.isInStock, { key: "stock", text: texts.inStock, without: { isInStock: false } }),
    ...(pinCode === null || !choice.isHere
      ? []
      : [{ key: "here", text: texts.here(pinCode), without: { isHere: false } }]),
  ];
}
