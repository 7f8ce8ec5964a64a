import { type FormEvent, useState } from "react";
import { Button } from "../button.tsx";
import { TextField } from "./text-field.tsx";

interface FindFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** What was looked for last. */
  readonly asked: string;
  /** Only digits are typed: phones show those. */
  readonly isNumber?: boolean;
  /** Called with what was typed, without spaces around it; empty when all is asked for again. */
  readonly onFind: (typed: string) => void;
}

/** One field and its button, to find something by what somebody reads out. */
export function FindField({ label, hint, action, asked, isNumber = false, onFind }: FindFieldProps) {
  const [typed, setTyped] = useState(asked);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    setTyped(asked);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className="flex max-w-xl items-start gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          hint={hint}
          value={typed}
          maxLength={40}
          autoComplete="off"
          {...(isNumber && { inputMode: "numeric" as const })}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="pt-6.5">
        <Button type="submit" look="second">
          {action}
        </Button>
      </div>
    </form>
  );
}
