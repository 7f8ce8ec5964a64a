import { TextField } from "#ui/text-field";
import { useAuthTexts } from "./auth.texts.ts";

/** The mobile number behind its +91. */
export function MobileField({
  value,
  onType,
  error,
}: {
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly error: string | undefined;
}) {
  return (
    <TextField
      label={useAuthTexts().mobile}
      before="+91"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      name="mobileNo"
      maxLength={20}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={error}
    />
  );
}
