import { packTexts } from "#engine/contract/pack-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { createListing, createProduct } from "#features/catalogue/server";
import { givePicturesToStore } from "#features/files/server";
import { isWeighed, type ProposedPack } from "../../contract/proposals.ts";
import { findGroupDrawing } from "./draft-choices.queries.ts";
import { type DecidedProposal, findBlock } from "./proposals.queries.ts";

type NewPack = Parameters<typeof createProduct>[1]["packs"][number];

/** Writes a product of the common list from a proposal, and its seller's listings; answers its id and what keeps them from being sold. */
export async function makeProduct(
  { clock }: Pick<MemberContext, "clock">,
  transaction: Transaction,
  proposalId: number,
  { sellerId, draft }: DecidedProposal,
): Promise<{ readonly level3Id: number; readonly blockedBy: Awaited<ReturnType<typeof findBlock>> }> {
  const now = clock.now();
  const there = await givePicturesToStore(transaction, draft.photos);
  const { level3Id, skuIds } = await createProduct(transaction, {
    level2Id: draft.level2Id,
    slug: slugOf(draft.titleEn, proposalId),
    title: { en: draft.titleEn, te: draft.titleTe },
    description: { en: draft.descriptionEn, te: draft.descriptionTe },
    drawing: await findGroupDrawing(transaction, draft.level2Id),
    maker: draft.maker,
    countryOfOrigin: draft.countryOfOrigin,
    hsn: draft.hsn,
    dealerLicence: draft.licenceNeeded,
    facts: [],
    photoKeys: draft.photos.filter((key) => there.includes(key)),
    createdAt: now,
    packs: draft.packs.map(toNewPack),
  });
  for (const [at, skuId] of skuIds.entries()) {
    const pack = draft.packs[at];
    if (!pack) throw new Error("each pack of a proposal becomes one pack of the product");
    const { priceInPaise, mrpInPaise, commissionInPaise, onHand } = pack;
    // A licence may have run out while the proposal waited: that blocks the pack until it is renewed.
    await createListing(transaction, {
      ...{ skuId, sellerId, priceInPaise, mrpInPaise, commissionInPaise, onHand, changedAt: now },
      ...{ isCommissionByRule: false, priceBreaks: [], isListed: true },
    });
  }
  return { level3Id, blockedBy: await findBlock(transaction, level3Id, sellerId) };
}

/** The title in Latin letters for addresses; the proposal's number makes it the only one. */
function slugOf(title: string, proposalId: number): string {
  const words = title
    .toLowerCase()
    .replaceAll("%", " percent")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `${words.replaceAll(/^-|-$/g, "") || "product"}-n${proposalId}`;
}

function toNewPack({ amount, unit, weightInGrams }: ProposedPack): NewPack {
  const value = String(Number(amount));
  return {
    title: packTexts([{ value, unit }]),
    attributes: [{ key: "size", nameEn: "Pack size", nameTe: "ప్యాక్ పరిమాణం", value, unit }],
    weightInGrams: isWeighed(unit) ? gramsOf(Number(amount), unit) : (weightInGrams ?? 0),
  };
}

function gramsOf(amount: number, unit: ProposedPack["unit"]): number {
  return Math.round(unit === "kg" || unit === "L" ? amount * 1000 : amount);
}
