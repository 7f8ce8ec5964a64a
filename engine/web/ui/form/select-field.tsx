import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { classes } from "../classes.tsx";
import { Icon } from "../icon.tsx";
import { Field, type FieldWords } from "./field.tsx";

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  "id" | "aria-invalid" | "aria-describedby" | "children"
>;

/** One choice out of a list, with the device's own picker. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...native
}: Native &
  FieldWords & {
    readonly options: readonly {
      readonly value: string;
      readonly text: string;
      readonly disabled?: boolean;
    }[];
  }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(binding) => (
        <div className={classes("input", error && "bad")}>
          <select {...native} {...binding}>
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon shape={ChevronDown} size="row" />
        </div>
      )}
    </Field>
  );
}
