import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { postAll } from "#features/ledger/server";
import type { Levy } from "../contract.ts";
import { countTakenBack, selectKeptInMonths } from "./deposits.queries.ts";

interface Booked {
  readonly kind: "tax-paid" | "tax-refunded";
  readonly month: string;
  readonly levy: Levy;
}

/** The effect key of a month's tax; new for each record after a withdrawn one. */
export function depositKey({ kind, month, levy }: Booked, takenBackBefore: number): string {
  const again = takenBackBefore === 0 ? "" : `:${takenBackBefore}`;
  return `${kind}:${levy}:${month}${again}`;
}

/**
 * Books a tax payment to the state out of the bank, for each payee with the amounts set off. A claim, below zero,
 * is booked into the bank.
 * @throws Error when it was booked before.
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
