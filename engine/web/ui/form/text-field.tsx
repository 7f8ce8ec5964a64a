import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "../classes.tsx";
import { Field, type FieldWords } from "./field.tsx";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-invalid" | "aria-describedby">;

/** One line to type in. `prefix` stands before the typed text (+91, ₹), `after` at the end (a unit, a button). */
export function TextField({
  label,
  hint,
  error,
  before,
  after,
  ...native
}: Native &
  FieldWords & {
    readonly before?: ReactNode;
    readonly after?: ReactNode;
    readonly ref?: Ref<HTMLInputElement>;
  }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(binding) => (
        <div className={classes("input", error && "bad")}>
          {before && <span className="c2 num">{before}</span>}
          <input type="text" {...native} {...binding} />
          {after}
        </div>
      )}
    </Field>
  );
}
