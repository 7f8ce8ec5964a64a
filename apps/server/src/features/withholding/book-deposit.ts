import type { Levy } from "@santha/contract/withholding";
import type { Transaction } from "@santha/database/client";
import { postSets } from "#features/ledger";
import type { Platform } from "#platform/context";
import { selectKeptInMonths } from "./deposits.queries.ts";

/**
 * What is owed to the state for each of whom it was kept back leaves the bank, with what is set off for each; of a claim,
 * below zero, it comes into the bank.
 */
export async function bookDeposit(
  world: Pick<Platform, "clock">,
  transaction: Transaction,
  deposit: {
    readonly kind: "tax-paid" | "tax-refunded";
    readonly month: string;
    readonly levy: Levy;
    readonly takes: readonly string[];
    readonly amountInPaise: number;
  },
): Promise<void> {
  const { kind, month, levy, takes, amountInPaise } = deposit;
  const kept = await selectKeptInMonths(transaction, { levy, months: [month, ...takes] });
  await postSets(world, transaction, [
    {
      ...{ effectKey: `${kind}:${levy}:${month}`, kind, orderId: null },
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
