import { Check } from "lucide-react";
import type { InputHTMLAttributes, Ref } from "react";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import { isPinCode } from "../contract.ts";
import { useLocationTexts } from "./words.ts";

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "required" | "autoComplete" | "onKeyDown">;

/** Six digits to type; anything else, and a seventh, does not get in (LOC-010, LOC-012). */
export function PinCodeField({
  value,
  onChange,
  isSearching = false,
  isFound = false,
  hint,
  error,
  ...native
}: Native & {
  readonly value: string;
  readonly onChange: (pinCode: string) => void;
  readonly isSearching?: boolean;
  readonly isFound?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const texts = useLocationTexts();
  return (
    <TextField
      {...native}
      label={texts.pinCode}
      value={value}
      hint={hint}
      error={error}
      inputMode="numeric"
      onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 6))}
      after={
        isSearching ? (
          <Spinner />
        ) : (
          isFound && isPinCode(value) && <Icon shape={Check} className="text-leaf-ink" />
        )
      }
    />
  );
}
