import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext, Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { notify } from "#features/notifications/server";
import {
  approveProposal as approveEndpoint,
  type refuseProposal as refuseEndpoint,
} from "../../contract/proposals.ts";
import { makeProduct } from "./make-product.ts";
import {
  type DecidedProposal,
  decideProposal,
  findPersonOfSeller,
  isProposal,
  noteProduct,
} from "./proposals.queries.ts";

export const proposalNews: NotificationKind = {
  name: "PRODUCT_PROPOSAL",
  heading: { en: "Product you proposed", te: "మీరు ప్రతిపాదించిన ఉత్పత్తి" },
  title: { en: "A product you proposed is decided", te: "మీరు ప్రతిపాదించిన ఉత్పత్తిపై నిర్ణయం వచ్చినప్పుడు" },
  usually: "push",
  role: "seller",
};

/** How an approved product stands, by what keeps it from being sold. */
const standings = {
  none: { en: "approved and in the store.", te: "ఆమోదించాం, స్టోర్‌లో ఉంది." },
  licence: {
    en: "approved. It is hidden, since a valid dealer licence is missing.",
    te: "ఆమోదించాం. చెల్లుబాటయ్యే డీలర్ లైసెన్స్ లేనందున దాచి ఉంది.",
  },
  suspension: {
    en: "approved. It is hidden while your selling is suspended.",
    te: "ఆమోదించాం. మీ అమ్మకాలు నిలిపివేసినంత కాలం దాచి ఉంటుంది.",
  },
} as const;

/** Makes the proposed product with its seller's listings, and tells the seller. */
export async function approveProposal(
  context: MemberContext,
  { params: { proposalId }, body: { revision } }: CheckedOf<typeof approveEndpoint>,
): Promise<AnswerOf<typeof approveEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const { decided, level3Id, blockedBy } = await approveIn(context, transaction, { proposalId, revision });
    const { titleEn, titleTe } = decided.draft;
    await tell(context, transaction, decided, {
      activityId: `assortment/proposal/${proposalId}/${revision}`,
      text: {
        en: `${titleEn}: ${standings[blockedBy ?? "none"].en}`,
        te: `${titleTe}: ${standings[blockedBy ?? "none"].te}`,
      },
      leadsTo: `/app/sell/catalogue/${level3Id}`,
    });
    return { proposalId, state: "approved" as const };
  });
}

/** Approves a proposal as it was looked at, without telling the seller. */
export async function approveIn(
  context: MemberContext,
  transaction: Transaction,
  { proposalId, revision }: { readonly proposalId: number; readonly revision: number },
) {
  const decided = await decide(context, transaction, proposalId, {
    ...{ revision, state: "approved" as const, reason: null },
  });
  const made = await makeProduct(context, transaction, proposalId, decided);
  await noteProduct(transaction, proposalId, made.level3Id);
  await audit(context, transaction, {
    action: "assortment/proposal-approved",
    subject: `proposal ${proposalId}`,
    detail: { level3Id: made.level3Id, revision },
  });
  return { decided, ...made };
}

/** Refuses the proposed product and tells the seller why. */
export async function refuseProposal(
  context: MemberContext,
  { params: { proposalId }, body: { revision, reason } }: CheckedOf<typeof refuseEndpoint>,
): Promise<AnswerOf<typeof refuseEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const decided = await decide(context, transaction, proposalId, { revision, state: "refused", reason });
    await audit(context, transaction, {
      action: "assortment/proposal-refused",
      subject: `proposal ${proposalId}`,
      detail: { revision, reason },
    });
    const { titleEn, titleTe } = decided.draft;
    await tell(context, transaction, decided, {
      activityId: `assortment/proposal/${proposalId}/${revision}`,
      text: { en: `${titleEn}: not approved. ${reason}`, te: `${titleTe}: ఆమోదించలేదు. ${reason}` },
      leadsTo: `/app/sell/proposals/${proposalId}`,
    });
    return { proposalId, state: "refused" as const };
  });
}

async function decide(
  { clock }: MemberContext,
  transaction: Transaction,
  proposalId: number,
  decision: Omit<Parameters<typeof decideProposal>[2], "at">,
): Promise<DecidedProposal> {
  const decided = await decideProposal(transaction, proposalId, { ...decision, at: clock.now() });
  if (decided) return decided;
  const isThere = await isProposal(transaction, proposalId);
  return refuse(approveEndpoint, isThere ? "assortment/proposal-changed" : "assortment/proposal-not-found");
}

/** Tells the person of the business. */
export async function tell(
  context: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { sellerId }: Pick<DecidedProposal, "sellerId">,
  news: Omit<Parameters<typeof notify>[2], "profileId" | "kind">,
): Promise<void> {
  const profileId = await findPersonOfSeller(transaction, sellerId);
  if (profileId !== undefined) await notify(context, transaction, { ...news, profileId, kind: proposalNews });
}
