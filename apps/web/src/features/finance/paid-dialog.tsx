import { moveSettlement, type Settlement } from "@santha/contract/settlements";
import { useState } from "react";
import { AccountFacts } from "#features/payouts";
import { ApiError, call } from "#lib/api-client";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise, paiseTyped } from "#lib/money";
import { DecisionDialog, type Typed } from "./decision-button.tsx";
import { useFinanceTexts } from "./finance.texts.ts";

/**
 * Finance has paid a seller: what left the bank, under its number. Where what is due has changed meanwhile it reads the
 * new sum and can book what it paid; so the dialog stays when the order has left the list.
 */
export function PaidDialog({
  settlement: { orderId, seller, account, dueInPaise: seenInPaise },
  onClose,
}: {
  readonly settlement: Settlement;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const [dueInPaise, setDue] = useState(seenInPaise);
  const send = async ({ paidInPaise = "", reference = "" }: Typed) => {
    const sums = { dueInPaise, paidInPaise: paiseTyped(paidInPaise) };
    try {
      await call(moveSettlement, { params: { orderId }, body: { action: "PAY_OUT", reference, ...sums } });
    } catch (error) {
      setDue((before) => dueIn(error) ?? before);
      throw error;
    }
  };
  const follows = (typed: string) => {
    const more = paiseTyped(typed) - Math.max(0, dueInPaise);
    if (more > 0) return texts.paidTooMuch(formatPaise(more));
    return more < 0 ? texts.restIsDue(formatPaise(-more)) : undefined;
  };
  return (
    <DecisionDialog
      text={texts.PAY_OUT}
      submitText={dueInPaise === seenInPaise ? texts.PAY_OUT : texts.bookPaid}
      title={texts.PAY_OUT}
      about={`${texts.dueOf(formatPaise(dueInPaise))}: ${texts.settlementOf(wordsIn(language, seller).text, orderId)}`}
      facts={account && <AccountFacts account={account} />}
      asks={[
        {
          name: "paidInPaise",
          label: texts.paidSum,
          startInPaise: seenInPaise > 0 ? seenInPaise : null,
          hint: follows,
        },
        { name: "reference", label: texts.bankNumber },
      ]}
      {...{ send, onClose }}
    />
  );
}

/** What is due now, as the refusal says it. */
function dueIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { dueInPaise } = (error.data ?? {}) as { readonly dueInPaise?: unknown };
  return typeof dueInPaise === "number" ? dueInPaise : undefined;
}
