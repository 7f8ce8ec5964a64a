import { useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import type { PayoutAccount } from "#features/payouts/contract";
import { AccountFacts } from "#features/payouts/web";
import { DecisionDialog, type Typed } from "./decision-button.tsx";
import { useFinanceTexts } from "./words.ts";

/** A payment that finance books, in paise. */
export interface Paid {
  /** The amount due that finance saw. */
  readonly dueInPaise: number;
  readonly paidInPaise: number;
  /** The bank's reference number. */
  readonly reference: string;
}

/**
 * Books what finance paid a seller, under the bank's number. If the amount due changed meanwhile, the dialog shows
 * the new amount, so that the payment can still be booked. Therefore it stays open when its row leaves the list.
 */
export function PaidDialog({
  text,
  about,
  account,
  dueInPaise: seenInPaise,
  changed,
  less,
  book,
  onClose,
}: {
  /** The label of the dialog and its button. */
  readonly text: string;
  readonly about: (dueInPaise: number) => string;
  readonly account: PayoutAccount | null;
  readonly dueInPaise: number;
  /** The name of the current amount in the data of the refusal. */
  readonly changed: "dueInPaise" | "creditInPaise";
  /** The text about an unpaid rest. */
  readonly less: (rest: string) => string;
  readonly book: (paid: Paid) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const [dueInPaise, setDue] = useState(seenInPaise);
  const send = async ({ paidInPaise = "", reference = "" }: Typed) => {
    try {
      await book({ dueInPaise, paidInPaise: paiseTyped(paidInPaise), reference });
    } catch (error) {
      setDue((before) => sumIn(error, changed) ?? before);
      throw error;
    }
  };
  const follows = (typed: string) => {
    const more = paiseTyped(typed) - Math.max(0, dueInPaise);
    if (more > 0) return texts.paidTooMuch(formatPaise(more));
    return more < 0 ? less(formatPaise(-more)) : undefined;
  };
  return (
    <DecisionDialog
      text={text}
      submitText={dueInPaise > 0 && dueInPaise === seenInPaise ? text : texts.bookPaid}
      title={text}
      about={about(dueInPaise)}
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

/** The current amount, from the data of the refusal. */
function sumIn(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const sum = (error.data as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof sum === "number" ? sum : undefined;
}
