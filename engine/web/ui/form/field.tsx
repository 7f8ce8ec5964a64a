import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";

/** Ids and error state that a field's control carries. */
export interface ControlBinding {
  readonly id: string;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Words of a field. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong; stands under the field and is read with it. */
  readonly error?: string | undefined;
}

/** Label above, control, then the error, else the hint, below. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldWords & { readonly children: (binding: ControlBinding) => ReactNode }) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": below ? `${id}-below` : undefined,
      })}
      {error ? (
        <span className="err" id={`${id}-below`}>
          <Icon shape={CircleAlert} size="text" />
          {error}
        </span>
      ) : (
        hint && (
          <span className="hint" id={`${id}-below`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}
