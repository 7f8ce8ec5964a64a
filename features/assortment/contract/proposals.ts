import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { photoKeys } from "#features/catalogue/contract.ts";
import { bed } from "#features/store/contract/store.ts";
import { listingTerms, rowId, rowIdInUrl } from "./listings.ts";

/** A proposed product waits for a decision; a refused one may be changed and sent again. */
export const proposalStates = ["waiting", "refused", "approved", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];
/** Those that staff look at. */
export const reviewStates = ["waiting", "approved", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const licenceKinds = ["seed", "fertiliser", "insecticide"] as const;
/** By what packs are measured; those of `weighed` say what a pack weighs. */
export const packUnits = ["kg", "g", "L", "ml", "pc", "set", "m", "roll"] as const;
export type PackUnit = (typeof packUnits)[number];
const weighed: readonly PackUnit[] = ["kg", "g", "L", "ml"];

/** Whether the weight of a pack follows from its size; for a litre it is that of water. */
export const isWeighed = (unit: PackUnit): boolean => weighed.includes(unit);

const inThousandths: Readonly<Partial<Record<PackUnit, PackUnit>>> = { kg: "g", L: "ml" };

/** The size of a pack in its smallest unit: the same for 1 kg and 1000 g. */
export function packSizeOf({ amount, unit }: { readonly amount: string; readonly unit: PackUnit }): string {
  const small = inThousandths[unit];
  // Amounts have three decimals at most, so that a thousandth of a unit is a whole number.
  const thousandths = Math.round(Number(amount) * 1000);
  return small ? `${thousandths} ${small}` : `${thousandths / 1000} ${unit}`;
}

const inScript = (script: RegExp, least: number, most: number) => oneLine(least, most).check(z.regex(script));
const latin = /\p{Script=Latin}/u;
const telugu = /\p{Script=Telugu}/u;

export const proposedPack = z.extend(listingTerms, {
  /** `25`, `0.5`: with its unit the size of the pack. */
  amount: z.string().check(z.trim(), z.regex(/^(?!0+(\.0+)?$)[0-9]{1,5}(\.[0-9]{1,3})?$/)),
  unit: z.enum(packUnits),
  /** Null where it follows from the size. */
  weightInGrams: z.nullable(z.int().check(z.positive(), z.maximum(5_000_000))),
});
export type ProposedPack = z.output<typeof proposedPack>;

/** The same as staff see it: an agent's margin is between him and the seller. */
const reviewedPack = z.object({
  amount: z.string(),
  unit: z.enum(packUnits),
  weightInGrams: z.nullable(z.int()),
  priceInPaise: paise,
  mrpInPaise: paise,
  onHand: z.int(),
});

const textsAndKind = {
  titleEn: inScript(latin, 3, 90),
  titleTe: inScript(telugu, 2, 90),
  descriptionEn: paragraphs(10, 1500).check(z.regex(latin)),
  descriptionTe: paragraphs(10, 1500).check(z.regex(telugu)),
  level2Id: rowId,
  maker: oneLine(2, 80),
  /** Two letters: IN. */
  countryOfOrigin: z.string().check(z.regex(/^[A-Z]{2}$/)),
  hsn: z.string().check(z.regex(/^[0-9]{4,8}$/)),
  licenceNeeded: z.nullable(z.enum(licenceKinds)),
  /** Uploaded for all members to see; approved with the product. */
  photos: z._default(photoKeys, []),
};

/** What a seller says of a product that the common list does not have. */
export const productDraft = z.object({
  ...textsAndKind,
  packs: z.array(proposedPack).check(z.minLength(1), z.maxLength(8)),
});
export type ProductDraft = z.output<typeof productDraft>;

/** Changes whenever the seller changes a proposal. */
export const proposalRevision = z.int().check(z.positive(), z.maximum(1_000_000));

const proposalFacts = {
  proposalId: rowId,
  state: z.enum(proposalStates),
  /** Changes whenever the seller changes it: a decision names the one that was looked at. */
  revision: proposalRevision,
  /** Epoch milliseconds. */
  proposedAt: z.int(),
  decidedAt: z.nullable(z.int()),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** The product that was made of it. */
  level3Id: z.nullable(rowId),
  group: localizedText,
  bed,
  drawing: z.string(),
};

export const ownProposal = z.object({ ...proposalFacts, draft: productDraft });
export type OwnProposal = z.output<typeof ownProposal>;

export const reviewedProposal = z.object({
  ...proposalFacts,
  draft: z.object({ ...textsAndKind, packs: z.array(reviewedPack) }),
  seller: localizedText,
  gstRateInBasisPoints: z.nullable(z.int()),
  /** Whether the seller has the licence that he says it needs, or it needs none. */
  hasLicence: z.boolean(),
});
export type ReviewedProposal = z.output<typeof reviewedProposal>;

export const readDraftChoices = endpoint({
  name: "assortment/read-choices",
  summary:
    "What a proposed product may be: groups of the store, makers, HSN codes with their tax, and the caller's licences.",
  method: "GET",
  path: "/v2/selling/product-choices",
  permission: "seller",
  sellerPart: "catalogue",
  answer: z.object({
    groups: z.array(z.object({ level2Id: rowId, title: localizedText, category: localizedText })),
    /** Names that are known, each in its one spelling; others may be typed. */
    makers: z.array(z.string()),
    taxes: z.array(z.object({ hsn: z.string(), rateInBasisPoints: z.int() })),
    licences: z.array(z.enum(licenceKinds)),
  }),
  errors: {},
});

export const listOwnProposals = endpoint({
  name: "assortment/list-own-proposals",
  summary:
    "The products that the caller has proposed and not withdrawn, the latest at the top; 100 at most a page.",
  method: "GET",
  path: "/v2/selling/proposals",
  permission: "seller",
  sellerPart: "catalogue",
  query: nextPage,
  answer: z.object({ proposals: z.array(ownProposal), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

const draftErrors = {
  "assortment/no-business": 404,
  "assortment/unknown-group": 422,
  "assortment/licence-missing": 422,
  "assortment/pack-twice": 422,
  "assortment/weight-missing": 422,
  "catalogue/no-gst-rate": 422,
  "catalogue/price-above-mrp": 422,
  "catalogue/photo-gone": 422,
} as const;

export const proposeProduct = endpoint({
  name: "assortment/propose-product",
  summary:
    "Proposes a product that the common list does not have, with its packs and prices. Not sold until it is approved.",
  method: "POST",
  path: "/v2/selling/proposals",
  permission: "seller",
  sellerPart: "catalogue",
  body: productDraft,
  answer: ownProposal,
  success: "CREATED",
  isIdempotent: true,
  errors: draftErrors,
});

const ofProposal = z.object({ proposalId: rowIdInUrl });
const openErrors = { "assortment/proposal-not-found": 404, "assortment/proposal-changed": 409 } as const;

export const readOwnProposal = endpoint({
  name: "assortment/read-own-proposal",
  summary: "A product that the caller has proposed.",
  method: "GET",
  path: "/v2/selling/proposals/{proposalId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofProposal,
  answer: ownProposal,
  errors: { "assortment/proposal-not-found": 404 },
});

export const changeProposal = endpoint({
  name: "assortment/change-proposal",
  summary: "Changes a proposal of the caller's own that waits or was refused, and sends it again.",
  method: "PUT",
  path: "/v2/selling/proposals/{proposalId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofProposal,
  body: z.extend(productDraft, { revision: proposalRevision }),
  answer: ownProposal,
  errors: { ...draftErrors, ...openErrors },
});

export const withdrawProposal = endpoint({
  name: "assortment/withdraw-proposal",
  summary: "Takes back a proposal of the caller's own that is not approved.",
  method: "DELETE",
  path: "/v2/selling/proposals/{proposalId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofProposal,
  answer: z.object({ proposalId: rowId }),
  errors: openErrors,
});

export const listProposals = endpoint({
  name: "assortment/list-proposals",
  summary:
    "For the platform admin: proposed products of a state; those that wait the longest come first, decided ones the latest.",
  method: "GET",
  path: "/v2/admin/product-proposals",
  permission: "platform-admin",
  query: z.extend(nextPage, { state: z._default(z.enum(reviewStates), "waiting") }),
  answer: z.object({
    proposals: z.array(reviewedProposal),
    counts: z.record(z.enum(reviewStates), z.int()),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

const decided = z.object({ proposalId: rowId, state: z.enum(proposalStates) });

export const approveProposal = endpoint({
  name: "assortment/approve-proposal",
  summary: "The platform admin takes a proposed product into the common list; its seller's packs go on sale.",
  method: "POST",
  path: "/v2/admin/product-proposals/{proposalId}/approval",
  permission: "platform-admin",
  params: ofProposal,
  body: z.object({ revision: proposalRevision }),
  answer: decided,
  errors: {
    ...openErrors,
    "catalogue/no-gst-rate": 422,
    "catalogue/price-above-mrp": 422,
    "catalogue/pack-exists": 422,
  },
});

export const refuseProposal = endpoint({
  name: "assortment/refuse-proposal",
  summary:
    "The platform admin refuses a proposed product and says why; the seller may change it and send it again.",
  method: "POST",
  path: "/v2/admin/product-proposals/{proposalId}/refusal",
  permission: "platform-admin",
  params: ofProposal,
  body: z.object({ revision: proposalRevision, reason: paragraphs(5, 300) }),
  answer: decided,
  errors: openErrors,
});
