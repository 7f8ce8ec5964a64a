import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { defineTexts } from "#engine/web/words/language.ts";
import type { BankAccount } from "../contract/payments.ts";

const useTexts = defineTexts(
  { holder: "Account holder", number: "Account number", ifsc: "IFSC", bank: "Bank" },
  { holder: "ఖాతాదారు", number: "ఖాతా నంబర్", ifsc: "IFSC", bank: "బ్యాంక్" },
);

/** The operator's account as rows of a list of facts. */
export function BankAccountFacts({ account }: { readonly account: BankAccount }) {
  const texts = useTexts();
  return (
    <>
      <FactRow label={texts.holder}>{account.holder}</FactRow>
      <FactRow label={texts.number}>{account.number}</FactRow>
      <FactRow label={texts.ifsc}>{account.ifsc}</FactRow>
      <FactRow label={texts.bank}>{account.bank}</FactRow>
    </>
  );
}
