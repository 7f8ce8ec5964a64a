import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import type { PayoutAccount } from "../contract.ts";
import { usePayoutsTexts } from "./words.ts";

/** Where a payout goes to. */
export function AccountFacts({ account }: { readonly account: PayoutAccount }) {
  const texts = usePayoutsTexts();
  return (
    <dl>
      <FactRow label={texts.holder}>{account.holder}</FactRow>
      {account.kind === "upi" ? (
        <FactRow label={texts.upiId}>{account.upiId}</FactRow>
      ) : (
        <>
          <FactRow label={texts.accountNumber}>{account.accountNumber}</FactRow>
          <FactRow label={texts.ifsc}>{account.ifsc}</FactRow>
        </>
      )}
    </dl>
  );
}
