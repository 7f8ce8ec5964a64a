import type { JournalEntry } from "#features/ledger/server";
import type { PayoutRow } from "./queries.ts";

type Paid = Pick<PayoutRow, "payoutId" | "profileId" | "lines">;
type Entries = JournalEntry["entries"];

/** A set for each order of a payout, so that an order is never paid out twice; entries of nothing are left out. */
function setsOf(
  { payoutId, lines }: Paid,
  kind: string,
  entriesOf: (line: Paid["lines"][number]) => Entries,
): JournalEntry[] {
  return lines.flatMap((line) => {
    const entries = entriesOf(line).filter(({ amountInPaise }) => amountInPaise !== 0);
    const set = { effectKey: `${kind}:${payoutId}:${line.orderId}`, kind, orderId: line.orderId };
    return entries.length === 0 ? [] : [{ ...set, entries }];
  });
}

/** What is due goes to the bank, and the tax on it aside for the state. */
export function underWaySets(payout: Paid): JournalEntry[] {
  return setsOf(payout, "payout-made", (line) => madeEntries(payout.profileId, line));
}

/** The bank has paid. */
export function paidSets(payout: Paid): JournalEntry[] {
  return setsOf(payout, "payout-paid", (line) => paidEntries(payout.profileId, line));
}

/** The bank has not paid: all of it is due again, and no tax is owed for it. */
export function failedSets(payout: Paid): JournalEntry[] {
  return setsOf(payout, "payout-failed", (line) => undone(madeEntries(payout.profileId, line)));
}

/** The bank had paid and the money came back; then all of it is due again, as of a payout that failed. */
export function returnedSets(payout: Paid): JournalEntry[] {
  return [
    ...setsOf(payout, "payout-returned", (line) => undone(paidEntries(payout.profileId, line))),
    ...setsOf(payout, "payout-reopened", (line) => undone(madeEntries(payout.profileId, line))),
  ];
}

const undone = (entries: Entries): Entries =>
  entries.map((entry) => ({ ...entry, amountInPaise: -entry.amountInPaise }));

type Amounts = Pick<Paid["lines"][number], "amountInPaise" | "withheldInPaise">;

function paidEntries(partyId: number, { amountInPaise, withheldInPaise }: Amounts): Entries {
  return [
    { account: "payouts-under-way", partyId, amountInPaise: amountInPaise - withheldInPaise },
    { account: "platform-bank", partyId: null, amountInPaise: withheldInPaise - amountInPaise },
  ];
}

function madeEntries(partyId: number, { amountInPaise, withheldInPaise }: Amounts): Entries {
  return [
    { account: "agent-payable", partyId, amountInPaise },
    { account: "payouts-under-way", partyId, amountInPaise: withheldInPaise - amountInPaise },
    { account: "withheld-from-agent", partyId, amountInPaise: -withheldInPaise },
  ];
}
