import { Copy } from "lucide-react";
import { rupeesOf } from "#engine/contract/money.ts";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { defineTexts } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { BankAccount } from "../contract/payments.ts";

const useTexts = defineTexts(
  {
    holder: "Account holder",
    number: "Account number",
    ifsc: "IFSC",
    bank: "Bank",
    amount: "Amount",
    reference: "Payment reference",
    copy: (what: string) => `Copy: ${what}`,
    copied: (what: string) => `Copied: ${what}`,
  },
  {
    holder: "ఖాతాదారు",
    number: "ఖాతా నంబర్",
    ifsc: "IFSC",
    bank: "బ్యాంక్",
    amount: "మొత్తం",
    reference: "చెల్లింపు రిఫరెన్స్",
    copy: (what) => `కాపీ చేయండి: ${what}`,
    copied: (what) => `కాపీ అయింది: ${what}`,
  },
);

/** What a transfer is to carry and where to, each to be copied into the bank's app. */
export function PayInto({
  amountInPaise,
  account,
  reference,
}: {
  readonly amountInPaise: number;
  readonly account: BankAccount;
  /** What is to stand in its remarks. */
  readonly reference: string;
}) {
  const texts = useTexts();
  return (
    <dl>
      <CopyRow label={texts.amount} copied={String(rupeesOf(amountInPaise))}>
        {formatPaise(amountInPaise)}
      </CopyRow>
      <FactRow label={texts.holder}>{account.holder}</FactRow>
      <CopyRow label={texts.number}>{account.number}</CopyRow>
      <CopyRow label={texts.ifsc}>{account.ifsc}</CopyRow>
      <FactRow label={texts.bank}>{account.bank}</FactRow>
      <CopyRow label={texts.reference}>{reference}</CopyRow>
    </dl>
  );
}

/** A fact with a button that copies it, or `copied` in its place. */
function CopyRow({
  label,
  children,
  copied = children,
}: {
  readonly label: string;
  readonly children: string;
  readonly copied?: string;
}) {
  const texts = useTexts();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(copied);
    showMessage({ text: texts.copied(label), stayMs: 2500 });
  };
  return (
    <FactRow label={label}>
      <span className="flex items-center justify-end">
        {children}
        {"clipboard" in navigator && (
          <IconButton
            className="-my-3 -mr-3"
            name={texts.copy(label)}
            shape={Copy}
            size="row"
            onClick={() => void copy()}
          />
        )}
      </span>
    </FactRow>
  );
}

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
