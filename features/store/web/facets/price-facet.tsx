import { type FormEvent, useState } from "react";
import { rupeesOf } from "#engine/contract/money.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import type { GoodsCounts } from "../../contract/goods-choice.ts";
import type { Choice } from "./choice.ts";
import { FacetWords } from "./facet-list.tsx";
import type { FacetWriter } from "./facet-values.ts";
import { useFacetTexts } from "./facets.texts.ts";

interface PriceProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

const nameOf = (from: number | undefined, to: number | undefined): string => `${from || ""}-${to ?? ""}`;

/** The price: ranges with their counts, and both ends to type. */
export function PriceFacet({
  choice,
  onChange,
  prices,
  writer,
}: PriceProps & { readonly prices: GoodsCounts["prices"]; readonly writer: FacetWriter }) {
  const texts = useFacetTexts();
  const ranges = prices.map(({ fromInPaise, toInPaise, count }) => ({
    ...{
      from: rupeesOf(fromInPaise) || undefined,
      to: toInPaise === null ? undefined : rupeesOf(toInPaise),
      count,
    },
  }));
  const choices = [
    { value: nameOf(undefined, undefined), text: texts.anyPrice },
    ...ranges.map(({ from, to, count }) => ({
      value: nameOf(from, to),
      text: <FacetWords text={writer.price(from, to)} counted={writer.count(count)} />,
    })),
  ];
  const choose = (value: string): void => {
    const range = ranges.find(({ from, to }) => nameOf(from, to) === value);
    onChange({ from: range?.from, to: range?.to });
  };
  return (
    <div className="facet">
      <OptionRows
        label={texts.price}
        showsLabel
        choices={choices}
        value={nameOf(choice.from, choice.to)}
        onChoose={choose}
      />
      <PriceEnds key={nameOf(choice.from, choice.to)} choice={choice} onChange={onChange} />
    </div>
  );
}

function PriceEnds({ choice, onChange }: PriceProps) {
  const texts = useFacetTexts();
  const [from, setFrom] = useState(choice.from?.toString() ?? "");
  const [to, setTo] = useState(choice.to?.toString() ?? "");
  const [isTried, setIsTried] = useState(false);
  const isWhole = (text: string): boolean => /^\d{0,8}$/.test(text.trim());
  const isTurned = from.trim() !== "" && to.trim() !== "" && Number(to) < Number(from);
  const wrong = (text: string) => (isTried && !isWhole(text) ? texts.wholeRupees : undefined);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!isWhole(from) || !isWhole(to) || isTurned) return;
    onChange({
      from: from.trim() === "" ? undefined : Number(from),
      to: to.trim() === "" ? undefined : Number(to),
    });
  };
  return (
    <form className="price-ends" onSubmit={apply}>
      <TextField
        label={texts.from}
        inputMode="numeric"
        value={from}
        error={wrong(from)}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={texts.to}
        inputMode="numeric"
        value={to}
        error={wrong(to) ?? (isTried && isWhole(to) && isTurned ? texts.turned : undefined)}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" look="onpaper" small>
        {texts.apply}
      </Button>
    </form>
  );
}
