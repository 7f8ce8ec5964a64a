import { useState } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { Field } from "#engine/web/ui/form/field.tsx";
import { useCodeTexts } from "./code.texts.ts";
import { useCodeFromMessage } from "./code-from-message.ts";
import { codeIn } from "./code-in.ts";
import { useCodeInput } from "./code-input.ts";

/** The one-time code: one field, so that pasting and filling in from the message work; the boxes show it. */
export function CodeField({
  codeLength,
  value,
  onType,
  error,
}: {
  readonly codeLength: number;
  readonly value: string;
  readonly onType: (digits: string) => void;
  readonly error: string | undefined;
}) {
  const [isFocused, setFocused] = useState(false);
  const input = useCodeInput(codeLength, error);
  useCodeFromMessage((code) => onType(codeIn(code, codeLength)));
  const boxes = Array.from({ length: codeLength }, (_, at) => at);
  const next = Math.min(value.length, codeLength - 1);
  return (
    <Field label={useCodeTexts().otp} error={error}>
      {(binding) => (
        <div className={classes("otp-field", error && "bad")}>
          <input
            {...binding}
            {...input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onType(codeIn(event.target.value, codeLength))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          <div className="otp num" aria-hidden="true">
            {boxes.map((at) => (
              <span
                key={at}
                className={classes(isFocused && at === next && value.length < codeLength && "on")}
              >
                {value[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
