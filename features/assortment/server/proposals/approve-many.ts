import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction, orUndone } from "#engine/server/data/transaction.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { approveProposals as endpoint } from "../../contract/product-files.ts";
import { approveIn, tell } from "./decide-proposal.ts";

/** Approves several proposals; each seller is told once how many, and those that cannot be approved stay as they are. */
export async function approveProposals(
  context: MemberContext,
  { body: { proposals } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const approved: { readonly proposalId: number; readonly sellerId: number }[] = [];
    const left: AnswerOf<typeof endpoint>["left"] = [];
    for (const proposal of proposals) {
      const { proposalId } = proposal;
      await orUndone(transaction, async () => {
        try {
          const { decided } = await approveIn(context, transaction, proposal);
          approved.push({ proposalId, sellerId: decided.sellerId });
          return true;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          left.push({
            proposalId,
            reason: context.errorTexts.get(error.refusal.code)?.[context.language] ?? "",
          });
          return false;
        }
      });
    }
    for (const [sellerId, ids] of bySeller(approved)) await tellOfAll(context, transaction, sellerId, ids);
    return { approved: approved.map(({ proposalId }) => proposalId), left };
  });
}

function bySeller(
  approved: readonly { readonly proposalId: number; readonly sellerId: number }[],
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { proposalId, sellerId } of approved)
    groups.set(sellerId, [...(groups.get(sellerId) ?? []), proposalId]);
  return groups;
}

async function tellOfAll(
  context: MemberContext,
  transaction: Transaction,
  sellerId: number,
  ids: readonly number[],
): Promise<void> {
  const count = ids.length;
  await tell(
    context,
    transaction,
    { sellerId },
    {
      activityId: `assortment/proposals/${ids.join("-")}`.slice(0, 120),
      text:
        count === 1
          ? { en: "A product you proposed is approved.", te: "మీరు ప్రతిపాదించిన ఒక ఉత్పత్తిని ఆమోదించాం." }
          : {
              en: `${count} products you proposed are approved.`,
              te: `మీరు ప్రతిపాదించిన ${count} ఉత్పత్తులను ఆమోదించాం.`,
            },
      leadsTo: "/app/sell/catalogue",
    },
  );
}
