import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { useAssistTexts } from "./assist.texts.ts";
import { paiseTyped, rupeesText } from "./assist-draft.ts";

/** An amount in rupees: to type, and to set with a slider from nothing to the most that is allowed. */
export function AmountField({
  label,
  spoken = label,
  name,
  value,
  most,
  hint,
  error,
  onType,
}: {
  readonly label: string;
  /** The label with what it is about, where that is only seen around it. */
  readonly spoken?: string;
  readonly name: string;
  readonly value: string;
  /** In paise. */
  readonly most: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onType: (rupees: string) => void;
}) {
  const texts = useAssistTexts();
  const step = most >= 100 ? 100 : 1;
  // A slider stops at whole steps: one that has paise left over takes one more, which stands for the most itself.
  const end = Math.ceil(most / step) * step;
  const set = Math.min(paiseTyped(value) ?? 0, most);
  return (
    <div>
      <TextField
        label={label}
        aria-label={spoken}
        name={name}
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        hint={hint}
        error={error}
        onChange={(event) => onType(event.target.value)}
      />
      <input
        type="range"
        className="block h-11 w-full accent-leaf"
        aria-label={texts.sliderOf(spoken)}
        min={0}
        max={end}
        step={step}
        disabled={most === 0}
        value={set === most ? end : set}
        aria-valuetext={formatPaise(set)}
        onChange={(event) => onType(rupeesText(Math.min(Number(event.target.value), most)))}
      />
    </div>
  );
}
