import { Note } from "#engine/web/ui/note.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { OwedBack } from "../../contract/duplicate-refunds.ts";
import { BankAccountFacts } from "../bank-account-facts.tsx";
import { useRefundTexts } from "./refunds.texts.ts";

/** Refunds that came twice: how much is to be sent back, and where to. */
export function OwedBackList({ owed }: { readonly owed: readonly OwedBack[] }) {
  const texts = useRefundTexts();
  return owed.map(({ amountInPaise, owedInPaise, reference, account }, at) => (
    <section key={at} aria-label={texts.cameTwice} className="stack-s mt-2 text-left">
      <Note>
        <b className="block">{texts.cameTwice}</b>
        {texts.sendBack(formatPaise(amountInPaise), formatPaise(owedInPaise))}
        {reference !== null && <span className="block break-words">{texts.sentUnder(reference)}</span>}
      </Note>
      {account ? (
        <dl>
          <BankAccountFacts account={account} />
        </dl>
      ) : (
        <p className="t-small c2">{texts.callsAboutAccount}</p>
      )}
    </section>
  ));
}
