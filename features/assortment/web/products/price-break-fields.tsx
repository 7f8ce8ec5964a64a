import { Plus, X } from "lucide-react";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { mostPriceBreaks } from "#features/store/contract/price-breaks.ts";
import { useAssortmentTexts } from "../words.ts";
import { emptyBreak, type TypedBreak } from "./price-breaks-draft.ts";

/** Up to four numbers of packs, and what one pack costs from each on. */
export function PriceBreakFields({
  breaks,
  errors,
  hint,
  onChange,
}: {
  readonly breaks: readonly TypedBreak[];
  /** What the server said of a field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What stands there by now, beside what was typed. */
  readonly hint?: string | undefined;
  readonly onChange: (breaks: readonly TypedBreak[]) => void;
}) {
  const texts = useAssortmentTexts();
  const change = (at: number, part: Partial<TypedBreak>) =>
    onChange(breaks.map((each, other) => (other === at ? { ...each, ...part } : each)));
  return (
    <fieldset className="stack-s">
      <legend className="t-note b">{texts.priceBreaks}</legend>
      <p className="hint">{hint ?? texts.priceBreaksHint}</p>
      {breaks.map((each, at) => (
        <div key={at} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <TextField
            name={`priceBreaks.${at}.quantity`}
            label={texts.breakQuantity(at + 1)}
            error={errors[`priceBreaks.${at}.quantity`]}
            value={each.quantity}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            onChange={({ target }) => change(at, { quantity: target.value })}
          />
          <TextField
            name={`priceBreaks.${at}.priceInPaise`}
            label={texts.breakPrice(at + 1)}
            error={errors[`priceBreaks.${at}.priceInPaise`]}
            value={each.price}
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
            before="₹"
            onChange={({ target }) => change(at, { price: target.value })}
          />
          <IconButton
            className="mt-6"
            name={texts.removeBreak(at + 1)}
            shape={X}
            size="row"
            onClick={() => onChange(breaks.filter((_, other) => other !== at))}
          />
        </div>
      ))}
      {breaks.length < mostPriceBreaks && (
        <Button
          small
          look="quiet"
          className="justify-self-start"
          onClick={() => onChange([...breaks, emptyBreak])}
        >
          <Icon shape={Plus} size="text" />
          {texts.addBreak}
        </Button>
      )}
    </fieldset>
  );
}
