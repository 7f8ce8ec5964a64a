import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useAuthTexts } from "./words.ts";

/** The mobile number behind its +91. */
export function MobileField({
  label,
  name = "mobileNo",
  isOwn = true,
  value,
  onType,
  error,
}: {
  /** Left out: "Mobile number". */
  readonly label?: string;
  readonly name?: string;
  /** False for somebody else's number, which the browser must not fill in. */
  readonly isOwn?: boolean;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly error: string | undefined;
}) {
  const texts = useAuthTexts();
  return (
    <TextField
      label={label ?? texts.mobile}
      before="+91"
      type="tel"
      inputMode="numeric"
      autoComplete={isOwn ? "tel-national" : "off"}
      name={name}
      maxLength={20}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={error}
    />
  );
}
