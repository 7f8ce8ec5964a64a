import { Check } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";

/** One of several values to choose. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly text: ReactNode;
  readonly disabled?: boolean;
  /** Stands under the choice and is not part of what is pressed to choose it. */
  readonly below?: ReactNode;
}

interface ChoiceGroup<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
  /** Shows the label above the choices; otherwise it is only heard. */
  readonly showsLabel?: boolean;
}

function Radios<V extends string>({
  label,
  choices,
  value,
  onChoose,
  showsLabel = false,
  groupClass,
  rowClass,
}: ChoiceGroup<V> & { readonly groupClass: string; readonly rowClass: string }) {
  const name = useId();
  return (
    <fieldset>
      <legend className={showsLabel ? "lab mb-1.5" : "sr"}>{label}</legend>
      <div className={groupClass}>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            <label className={rowClass}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                onChange={() => onChoose(choice.value)}
              />
              <span className="sunna-ring" />
              <span className="min-w-0 flex-1">{choice.text}</span>
            </label>
            {choice.below}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

/** Two or three short choices side by side, 44 px high: Orders (128), Dummy (6). */
export function RadioSegments<V extends string>(group: ChoiceGroup<V>) {
  return <Radios {...group} groupClass="seg" rowClass="seg-o" />;
}

/** Choices below each other, 50 px high, with room for a second line. */
export function OptionRows<V extends string>(group: ChoiceGroup<V>) {
  return <Radios {...group} groupClass="stack-s" rowClass="opt" />;
}

/** A box to tick, with its words. */
export function TickBox({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className="tick-box">
        <Icon shape={Check} size="text" />
      </span>
      <span>{children}</span>
    </label>
  );
}
