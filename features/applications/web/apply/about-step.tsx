import { Card } from "#engine/web/ui/card.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { longestNote } from "../../contract/facts.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { FactField } from "./fact-field.tsx";
import type { Draft } from "./use-draft.ts";

/** Who wants to be an agent, and where. */
export function AboutStep({ draft }: { readonly draft: Draft }) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  return (
    <Card pad className="stack-s" aria-label={texts.stepOf("about")}>
      <FactField draft={draft} fact="village" label={words.village} maxLength={80} />
      <FactField draft={draft} fact="postalCode" label={words.postalCode} maxLength={6} inputMode="numeric" />
      <FactField
        {...{ draft, fact: "pan", label: words.pan, hint: texts.panHint, maxLength: 10 }}
        autoCapitalize="characters"
      />
      <TextArea
        {...{ label: words.note, hint: texts.noteHint, name: "note", maxLength: longestNote }}
        value={draft.facts.note}
        error={draft.faults["note"]}
        onChange={(note) => draft.put({ note })}
      />
    </Card>
  );
}
