import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { LocalizedText } from "#engine/contract/language.ts";
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
    const approved: Approved[] = [];
    const left: AnswerOf<typeof endpoint>["left"] = [];
    for (const proposal of proposals) {
      const { proposalId } = proposal;
      await orUndone(transaction, async () => {
        try {
          const { decided, blockedBy } = await approveIn(context, transaction, proposal);
          approved.push({ proposalId, sellerId: decided.sellerId, blockedBy });
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
    for (const [sellerId, products] of Map.groupBy(approved, (each) => each.sellerId))
      await tellOfAll(context, transaction, sellerId, products);
    return { approved: approved.map(({ proposalId }) => proposalId), left };
  });
}

interface Approved {
  readonly proposalId: number;
  readonly sellerId: number;
  /** What keeps the product from being sold. */
  readonly blockedBy: keyof typeof whyHidden | null;
}

const whyHidden = {
  licence: { en: "since a valid dealer licence is missing", te: "చెల్లుబాటయ్యే డీలర్ లైసెన్స్ లేనందున" },
  suspension: { en: "while your selling is suspended", te: "మీ అమ్మకాలు నిలిపివేసినందున" },
} as const;

async function tellOfAll(
  context: MemberContext,
  transaction: Transaction,
  sellerId: number,
  products: readonly Approved[],
): Promise<void> {
  const ids = products.map(({ proposalId }) => proposalId);
  const said = [saidOfApproved(products.length), ...saidOfHidden(products)];
  await tell(
    context,
    transaction,
    { sellerId },
    {
      activityId: `assortment/proposals/${ids.join("-")}`.slice(0, 120),
      text: { en: said.map(({ en }) => en).join(" "), te: said.map(({ te }) => te).join(" ") },
      leadsTo: "/app/sell/catalogue",
    },
  );
}

function saidOfApproved(count: number): LocalizedText {
  return count === 1
    ? { en: "A product you proposed is approved.", te: "మీరు ప్రతిపాదించిన ఒక ఉత్పత్తిని ఆమోదించాం." }
    : {
        en: `${count} products you proposed are approved.`,
        te: `మీరు ప్రతిపాదించిన ${count} ఉత్పత్తులను ఆమోదించాం.`,
      };
}

/** How many of them are hidden, for each reason. */
function saidOfHidden(products: readonly Approved[]): LocalizedText[] {
  return (["licence", "suspension"] as const).flatMap((reason) => {
    const count = products.filter(({ blockedBy }) => blockedBy === reason).length;
    const why = whyHidden[reason];
    if (count === 0) return [];
    if (products.length === 1) return [{ en: `It is hidden, ${why.en}.`, te: `${why.te} అది దాచి ఉంది.` }];
    return count === 1
      ? [{ en: `1 is hidden, ${why.en}.`, te: `${why.te} వాటిలో ఒకటి దాచి ఉంది.` }]
      : [{ en: `${count} are hidden, ${why.en}.`, te: `${why.te} వాటిలో ${count} దాచి ఉన్నాయి.` }];
  });
}
