import { indianStates } from "#engine/contract/indian-states.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { FactField } from "./fact-field.tsx";
import type { Draft } from "./use-draft.ts";

/** The business that wants to sell: its names, numbers and address. */
export function BusinessStep({ draft }: { readonly draft: Draft }) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  const language = useLanguage();
  const states = indianStates.map(({ name, te }) => ({ value: name, text: language === "te" ? te : name }));
  return (
    <Card pad className="stack-s" aria-label={texts.stepOf("business")}>
      <FactField draft={draft} fact="businessName" label={words.businessName} maxLength={120} lang="en" />
      <FactField draft={draft} fact="businessNameTe" label={words.businessNameTe} maxLength={120} lang="te" />
      <FactField
        {...{ draft, fact: "gstin", label: words.gstin, hint: texts.gstinHint, maxLength: 15 }}
        autoCapitalize="characters"
      />
      <FactField
        {...{ draft, fact: "pan", label: words.pan, hint: texts.panOfBusinessHint, maxLength: 10 }}
        autoCapitalize="characters"
      />
      <FactField
        {...{ draft, fact: "town", label: words.town, hint: texts.townHint, maxLength: 80, lang: "en" }}
      />
      <FactField draft={draft} fact="townTe" label={words.townTe} maxLength={80} lang="te" />
      <SelectField
        label={words.state}
        name="state"
        value={draft.facts.state}
        error={draft.faults["state"]}
        options={[{ value: "", text: texts.choose }, ...states]}
        onChange={(event) => draft.put({ state: event.target.value })}
      />
      <FactField draft={draft} fact="postalCode" label={words.postalCode} maxLength={6} inputMode="numeric" />
    </Card>
  );
}
