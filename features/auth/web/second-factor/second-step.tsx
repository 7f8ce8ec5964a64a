import { useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useAuthTexts } from "../words.ts";

/** Refusals that belong to the field of the second step. */
export const secondStepRefusals = {
  "auth/second-factor-needed": "secondFactor",
  "auth/wrong-second-factor": "secondFactor",
} as const;

/** Where whoever has staff rights waiting for the second step sets it up. */
export const secondFactorPath = "/app/profiles/second-factor";

/** The second step of signing in: nothing, until the server asks for it. */
export interface SecondStep {
  readonly isAsked: boolean;
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** What goes into the body of the call. */
  readonly body: { readonly secondFactor?: string };
  /** Watches a call for the server's asking. */
  readonly watch: <Answer>(calling: Promise<Answer>) => Promise<Answer>;
}

export function useSecondStep(): SecondStep {
  const [isAsked, setAsked] = useState(false);
  const [typed, type] = useState("");
  return {
    isAsked,
    typed,
    type,
    body: typed.trim() === "" ? {} : { secondFactor: typed },
    async watch(calling) {
      try {
        return await calling;
      } catch (error) {
        if (error instanceof ApiError && error.code in secondStepRefusals) setAsked(true);
        throw error;
      }
    },
  };
}

/** The code of the authenticator app, or a recovery code. */
export function SecondStepField({
  step,
  error,
}: {
  readonly step: SecondStep;
  readonly error: string | undefined;
}) {
  const texts = useAuthTexts();
  return (
    <TextField
      label={texts.secondStep}
      name="secondFactor"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={step.typed}
      onChange={(event) => step.type(event.target.value)}
      error={error}
    />
  );
}
