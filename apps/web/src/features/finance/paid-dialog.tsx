import type { PayoutAccount } from "@santha/contract/payouts";
import { useState } from "react";
import { AccountFacts } from "#features/payouts";
import { ApiError } from "#lib/api-client";
import { formatPaise, paiseTyped } from "#lib/money";
import { DecisionDialog, type Typed } from "./decision-button.tsx";
import { useFinanceTexts } from "./finance.texts.ts";

/** What finance books as paid; paise. */
export interface Paid {
  /** What it has seen as due. */
  readonly dueInPaise: number;
  readonly paidInPaise: number;
  /** The bank's number. */
  readonly reference: string;
}

/**
 * Finance has paid a seller: what left the bank, under its number. Where what is due has changed meanwhile it reads the
 * new sum and can book what it paid; so the dialog stays when its row has left the list.
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
  /** What the dialog and its button are called. */
  readonly text: string;
  readonly about: (dueInPaise: number) => string;
  readonly account: PayoutAccount | null;
  readonly dueInPaise: number;
  /** The sum as it stands, by the name under which the refusal has it. */
  readonly changed: "dueInPaise" | "creditInPaise";
  /** What is said of a rest that is not paid. */
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

/** The sum as it is now, as the refusal says it. */
function sumIn(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const sum = (error.data as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof sum === "number" ? sum : undefined;
}
