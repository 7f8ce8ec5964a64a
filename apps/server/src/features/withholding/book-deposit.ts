import type { Levy } from "@santha/contract/withholding";
import type { Transaction } from "@santha/database/client";
import { postAll } from "#features/ledger";
import type { Platform } from "#platform/context";
import { countTakenBack, selectKeptInMonths } from "./deposits.queries.ts";

interface Booked {
  readonly kind: "tax-paid" | "tax-refunded";
  readonly month: string;
  readonly levy: Levy;
}

/** The key under which a month is booked: its own again for each time that it is noted after it was taken back. */
export function depositKey({ kind, month, levy }: Booked, takenBackBefore: number): string {
  const again = takenBackBefore === 0 ? "" : `:${takenBackBefore}`;
  return `${kind}:${levy}:${month}${again}`;
}

/**
 * What is owed to the state for each of whom it was kept back leaves the bank, with what is set off for each; of a claim,
 * below zero, it comes into the bank. @throws Error when it was booked before.
 */
export async function bookDeposit(
  world: Pick<Platform, "clock">,
  transaction: Transaction,
  deposit: Booked & { readonly takes: readonly string[]; readonly amountInPaise: number },
): Promise<void> {
  const { kind, month, levy, takes, amountInPaise } = deposit;
  const kept = await selectKeptInMonths(transaction, { levy, months: [month, ...takes] });
  const takenBack = await countTakenBack(transaction, { month, levy, isRefund: kind === "tax-refunded" });
  await postAll(world, transaction, [
    {
      ...{ effectKey: depositKey(deposit, takenBack), kind, orderId: null },
      entries: [
        ...kept.map((one) => ({
          account:
            one.payeeKind === "seller" ? ("withheld-from-seller" as const) : ("withheld-from-agent" as const),
          partyId: one.partyId,
          amountInPaise: one.amountInPaise,
        })),
        { account: "platform-bank", partyId: null, amountInPaise: -amountInPaise },
      ],
    },
  ]);
}
