import type { TextareaHTMLAttributes } from "react";
import { classes } from "./classes.tsx";
import { Field, type FieldWords } from "./field.tsx";

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "aria-invalid" | "aria-describedby">;

/** Several lines to type in. */
export function TextArea({ label, hint, error, ...native }: Native & FieldWords) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(binding) => (
        <div className={classes("input", error && "bad")}>
          <textarea {...native} {...binding} />
        </div>
      )}
    </Field>
  );
}
