import { TextField } from "#engine/web/ui/form/text-field.tsx";
import type { FactName } from "../../contract/facts.ts";
import type { Draft } from "./use-draft.ts";

/** Facts that are typed on one line. */
type TypedFact = Exclude<
  FactName,
  "accountKind" | "deliveryCash" | "seedHeld" | "fertiliserHeld" | "insecticideHeld"
>;

/** One line of the application, with what the server found wrong with it. */
export function FactField({
  draft,
  fact,
  ...words
}: {
  readonly draft: Draft;
  readonly fact: TypedFact;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly type?: "date";
  readonly lang?: "en" | "te";
  readonly inputMode?: "numeric";
  readonly autoCapitalize?: "characters";
}) {
  return (
    <TextField
      {...words}
      name={fact}
      autoComplete="off"
      value={draft.facts[fact]}
      error={draft.faults[fact]}
      onBlur={draft.saveQuietly}
      onChange={(event) => draft.put({ [fact]: event.target.value })}
    />
  );
}
