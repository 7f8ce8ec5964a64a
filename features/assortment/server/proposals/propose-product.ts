import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { releasePictures } from "#features/files/server";
import {
  changeProposal as changeEndpoint,
  proposeProduct as endpoint,
  type OwnProposal,
  withdrawProposal as withdrawEndpoint,
} from "../../contract/proposals.ts";
import { findOwnSeller } from "../own-products.queries.ts";
import { checkDraft } from "./check-draft.ts";
import { needOwnProposal } from "./own-proposals.ts";
import { toOwnProposal } from "./proposal-dto.ts";
import { takePhotos } from "./proposal-photos.ts";
import { closeProposal, insertProposal, rewriteProposal } from "./proposals.queries.ts";

/** Proposes a product; it waits until the platform admin decides. */
export async function proposeProduct(
  context: SellerContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<OwnProposal> {
  const profileId = context.sellerProfileId;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const sellerId = await findOwnSeller(transaction, profileId);
    if (sellerId === undefined) return refuse(endpoint, "assortment/no-business");
    await checkDraft(context, transaction, body);
    await takePhotos(context, transaction, { before: [], photos: body.photos });
    const proposalId = await insertProposal(transaction, { sellerId, draft: body, at: context.clock.now() });
    await audit(context, transaction, {
      action: "assortment/product-proposed",
      subject: `proposal ${proposalId}`,
      detail: { title: body.titleEn },
    });
    return toOwnProposal(await needOwnProposal(transaction, proposalId, profileId));
  });
}

/** Changes a proposal that is not approved, and sends it again. */
export async function changeProposal(
  context: SellerContext,
  { params: { proposalId }, body: { revision, ...draft } }: CheckedOf<typeof changeEndpoint>,
): Promise<OwnProposal> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    const { draft: former } = await needOwnProposal(transaction, proposalId, profileId);
    await checkDraft(context, transaction, draft);
    const change = { revision, draft, at: context.clock.now() };
    if (!(await rewriteProposal(transaction, proposalId, change)))
      return refuse(changeEndpoint, "assortment/proposal-changed");
    await takePhotos(context, transaction, { before: former.photos, photos: draft.photos });
    await audit(context, transaction, {
      action: "assortment/proposal-changed",
      subject: `proposal ${proposalId}`,
      detail: { revision: revision + 1 },
    });
    return toOwnProposal(await needOwnProposal(transaction, proposalId, profileId));
  });
}

/** Takes a proposal back that is not approved. */
export async function withdrawProposal(
  context: SellerContext,
  { params: { proposalId } }: CheckedOf<typeof withdrawEndpoint>,
): Promise<AnswerOf<typeof withdrawEndpoint>> {
  return inTransaction(context, async (transaction) => {
    await needOwnProposal(transaction, proposalId, context.sellerProfileId);
    const closed = await closeProposal(transaction, proposalId);
    if (!closed) return refuse(withdrawEndpoint, "assortment/proposal-changed");
    await releasePictures(context, transaction, closed.photos);
    await audit(context, transaction, {
      action: "assortment/proposal-withdrawn",
      subject: `proposal ${proposalId}`,
    });
    return { proposalId };
  });
}
