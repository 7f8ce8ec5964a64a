import { useIsAgent } from "#engine/web/data/session.ts";
import { Chip } from "#engine/web/ui/chip.tsx";
import { OptionRows, TickBox } from "#engine/web/ui/form/choices.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { useCropChoice } from "#features/catalogue/web";
import type { GoodsCounts, GoodsSort } from "../../contract/goods-choice.ts";
import type { Category } from "../../contract/store.ts";
import { type Choice, toggled } from "./choice.ts";
import { ChipFacet, FacetWords, TickFacet } from "./facet-list.tsx";
import { placesOf, useFacetWriter, valuesOf } from "./facet-values.ts";
import { useFacetTexts } from "./facets.texts.ts";
import { PriceFacet } from "./price-facet.tsx";

interface PanelProps {
  readonly choice: Choice;
  readonly counts: GoodsCounts | undefined;
  readonly categories: readonly Category[];
  readonly onChange: (change: Partial<Choice>) => void;
}

/** Order and all facets of the goods, each value with the number of products it shows. A press holds at once. */
export function FacetsPanel({ choice, counts, categories, onChange }: PanelProps) {
  const texts = useFacetTexts();
  const writer = useFacetWriter(counts);
  const offered = new Set(useCropChoice(choice.crops).map(({ slug }) => slug));
  const toggle = <Key extends "crops" | "makers" | "sellers">(key: Key, value: Choice[Key][number]) =>
    onChange({ [key]: toggled<string | number>(choice[key], value) });
  const named = <Value,>(list: readonly { readonly count: number }[] | undefined, key: string) =>
    (list ?? []).map((one) => ({ value: (one as Record<string, unknown>)[key] as Value, count: one.count }));
  return (
    <div className="facets">
      <SortChoice choice={choice} onChange={onChange} />
      {counts && (
        <>
          <Availability choice={choice} counts={counts} onChange={onChange} counted={writer.count} />
          <PlaceFacet choice={choice} counts={counts} categories={categories} onChange={onChange} />
          <ChipFacet
            name={texts.crop}
            values={valuesOf(
              named<string>(counts.crops, "slug").filter(({ value }) => offered.has(value)),
              choice.crops,
              writer.crop,
              writer,
            )}
            isChosen={(slug) => choice.crops.includes(slug)}
            onToggle={(slug) => toggle("crops", slug)}
          />
          <PriceFacet choice={choice} onChange={onChange} prices={counts.prices} writer={writer} />
          <TickFacet
            name={texts.seller}
            values={valuesOf(
              named<number>(counts.sellers, "sellerId"),
              choice.sellers,
              writer.seller,
              writer,
            )}
            isChosen={(id) => choice.sellers.includes(id)}
            onToggle={(id) => toggle("sellers", id)}
          />
          <TickFacet
            name={texts.maker}
            values={valuesOf(named<string>(counts.makers, "name"), choice.makers, asWritten, writer)}
            isChosen={(name) => choice.makers.includes(name)}
            onToggle={(name) => toggle("makers", name)}
          />
        </>
      )}
    </div>
  );
}

const asWritten = (name: string) => <Written>{name}</Written>;

function SortChoice({ choice, onChange }: Pick<PanelProps, "choice" | "onChange">) {
  const texts = useFacetTexts();
  const isAgent = useIsAgent();
  const names: readonly (readonly [GoodsSort, string])[] = [
    ...(choice.q === undefined ? [] : [["best", texts.best] as const]),
    ["newest", texts.newest],
    ["price-up", texts.priceUp],
    ["price-down", texts.priceDown],
    ...(isAgent ? [["margin", texts.margin] as const] : []),
  ];
  const standing = choice.sort === "best" && choice.q === undefined ? "newest" : choice.sort;
  return (
    <div className="facet">
      <OptionRows
        label={texts.sort}
        showsLabel
        choices={names.map(([value, text]) => ({ value, text }))}
        value={standing}
        onChoose={(sort) => onChange({ sort: sort === "newest" && choice.q === undefined ? "best" : sort })}
      />
    </div>
  );
}

function Availability({
  choice,
  counts,
  onChange,
  counted,
}: Pick<PanelProps, "choice" | "onChange"> & {
  readonly counts: GoodsCounts;
  readonly counted: (count: number) => string;
}) {
  const texts = useFacetTexts();
  const { pinCode } = counts;
  return (
    <fieldset className="facet">
      <legend className="b">{texts.availability}</legend>
      <TickBox checked={choice.isInStock} onChange={(isInStock) => onChange({ isInStock })}>
        <FacetWords text={texts.inStock} counted={counted(counts.inStock)} />
      </TickBox>
      {pinCode !== null && (
        <TickBox checked={choice.isHere} onChange={(isHere) => onChange({ isHere })}>
          <FacetWords text={texts.here(pinCode)} counted={counted(counts.servedHere)} />
        </TickBox>
      )}
      {pinCode === null && (
        <a className="t-note linkish" href="#/app/profiles">
          {texts.setPinCode}
        </a>
      )}
    </fieldset>
  );
}

function PlaceFacet({
  choice,
  counts,
  categories,
  onChange,
}: Omit<PanelProps, "counts"> & { readonly counts: GoodsCounts }) {
  const texts = useFacetTexts();
  const language = useLanguage();
  const writer = useFacetWriter(counts);
  const isInside = categories.some(({ slug }) => slug === choice.category);
  const places = placesOf(choice, categories, counts, language);
  if (places.length === 0) return null;
  const choose = (slug: string): void => {
    if (!isInside) onChange({ category: slug, group: undefined });
    else onChange({ group: slug === choice.group ? undefined : slug });
  };
  return (
    <fieldset className="facet">
      <legend className="b">{isInside ? texts.group : texts.place}</legend>
      <div className="facet-chips">
        {places.map(({ slug, text, count }) => (
          <Chip key={slug} chosen={slug === choice.group} onClick={() => choose(slug)}>
            <FacetWords text={text} counted={writer.count(count)} />
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
