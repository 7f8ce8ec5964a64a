import { Card } from "#engine/web/ui/card.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import type { PayoutAccount } from "#features/payouts/contract";
import { AccountFacts } from "#features/payouts/web";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { FactField } from "./fact-field.tsx";
import type { Draft } from "./use-draft.ts";

/** Where the applicant is to be paid; whoever is paid somewhere already is only shown where. */
export function AccountStep({
  draft,
  account,
}: {
  readonly draft: Draft;
  readonly account: PayoutAccount | null;
}) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  if (account) {
    return (
      <Card pad className="stack-s" aria-label={words.account}>
        <p className="t-note c2">{texts.accountKnown}</p>
        <AccountFacts account={account} />
      </Card>
    );
  }
  return (
    <Card pad className="stack-s" aria-label={words.account}>
      <p className="t-note c2">{texts.accountHint}</p>
      <SelectField
        label={texts.way}
        name="accountKind"
        value={draft.facts.accountKind}
        options={[
          { value: "upi", text: texts.upi },
          { value: "bank", text: texts.bank },
        ]}
        onChange={(event) => draft.put({ accountKind: event.target.value === "bank" ? "bank" : "upi" })}
      />
      <FactField draft={draft} fact="holder" label={texts.holder} maxLength={80} />
      {draft.facts.accountKind === "upi" ? (
        <FactField draft={draft} fact="upiId" label={texts.upiId} maxLength={100} />
      ) : (
        <>
          <FactField
            {...{ draft, fact: "accountNumber", label: texts.accountNumber, maxLength: 18 }}
            inputMode="numeric"
          />
          <FactField
            {...{ draft, fact: "ifsc", label: texts.ifsc, maxLength: 11 }}
            autoCapitalize="characters"
          />
        </>
      )}
    </Card>
  );
}
