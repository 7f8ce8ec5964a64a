import { classes } from "../classes.tsx";
import { Field, type FieldWords } from "./field.tsx";

/** Several lines to write. */
export function TextArea({
  label,
  hint,
  error,
  name,
  value,
  maxLength,
  rows = 4,
  onChange,
}: FieldWords & {
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(binding) => (
        <div className={classes("input", error && "bad")}>
          <textarea
            {...binding}
            name={name}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
