import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useAuthTexts } from "./words.ts";

/** A password that can be shown while it is typed. */
export function PasswordField({
  label,
  name = "password",
  value,
  onType,
  error,
  isNew = false,
}: {
  /** Left out: "Password". */
  readonly label?: string;
  readonly name?: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly error: string | undefined;
  /** True where a password is chosen: the rule stands below it, and managers offer a strong one. */
  readonly isNew?: boolean;
}) {
  const texts = useAuthTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label ?? texts.password}
      type={isShown ? "text" : "password"}
      name={name}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      value={value}
      onChange={(event) => onType(event.target.value)}
      hint={isNew ? texts.passwordHint : undefined}
      error={error}
      after={
        <IconButton
          name={isShown ? texts.hidePassword : texts.showPassword}
          shape={isShown ? EyeOff : Eye}
          size="row"
          className="-mr-2"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
