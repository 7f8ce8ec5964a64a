import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { useWords } from "../words.texts.ts";

/**
 * A count with one less and one more. The number can be typed; it is taken when the field is left, and only
 * when it is a whole number from `least` to `most`.
 */
export function QuantityStepper({
  quantity,
  onChange,
  least = 1,
  most = 9999,
  tall = false,
  disabled = false,
  name,
}: {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly least?: number;
  readonly most?: number;
  readonly tall?: boolean;
  readonly disabled?: boolean;
  /** What is counted, for readers. */
  readonly name?: string;
}) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const label = (text: string): string => (name ? `${text}: ${name}` : text);
  const take = (): void => {
    const next = Number(typed);
    if (typed && Number.isInteger(next) && next >= least && next <= most && next !== quantity) onChange(next);
    setTyped(undefined);
  };
  return (
    <div className={classes("qty", tall && "tall")}>
      <button
        type="button"
        aria-label={label(words.oneLess)}
        disabled={disabled || quantity <= least}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon shape={Minus} size="row" />
      </button>
      <input
        aria-label={label(words.quantity)}
        inputMode="numeric"
        maxLength={4}
        disabled={disabled}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={label(words.oneMore)}
        disabled={disabled || quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon shape={Plus} size="row" />
      </button>
    </div>
  );
}
