import type { PayoutAccount } from "@santha/contract/payouts";
import { FactRow } from "#ui/slip";
import { usePayoutsTexts } from "./payouts.texts.ts";

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
