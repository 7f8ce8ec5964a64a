import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";

/** Why and since when nothing of a business is sold. */
const suspension = z.object({ reason: z.string(), since: z.int() });

/** A business as its seller sees it. */
const ownBusiness = z.object({
  name: localizedText,
  gstin: z.string(),
  /** Shown to buyers beside the name of the business. */
  town: nameText,
  state: z.string(),
  postalCode: z.string(),
  /** Null while the business may sell. */
  suspension: z.nullable(suspension),
});
export type OwnBusiness = z.output<typeof ownBusiness>;

const longestTown = 80;
const townIn = (script: RegExp) => oneLine(1, longestTown).check(z.regex(script));

export const readOwnBusiness = endpoint({
  name: "selling/read-own-business",
  summary: "The caller's registered business; null where none is registered yet.",
  method: "GET",
  path: "/v2/selling/business",
  permission: "seller",
  // All pages of the sell area say when the business is suspended.
  sellerPart: ["catalogue", "orders", "accounts"],
  answer: z.object({ business: z.nullable(ownBusiness) }),
  errors: {},
});

export const renameTown = endpoint({
  name: "selling/rename-town",
  summary:
    "How the town of the caller's business is written, in Latin letters and, if he likes, in Telugu; buyers read it from now on.",
  method: "PUT",
  path: "/v2/selling/business/town",
  permission: "seller",
  sellerPart: "catalogue",
  body: z.object({
    town: townIn(/\p{Script=Latin}/u),
    townTe: z.nullable(townIn(/\p{Script=Telugu}/u)),
  }),
  answer: z.object({ business: ownBusiness }),
  errors: { "selling/no-business": 404 },
});

/** ₹1,00,00,000: no order is worth more, and no delivery costs more. */
const mostPaise = 1_00_00_000_00;
/** A seller names at most so many areas. */
export const mostShippingRates = 300;

const shippingTerms = z.object({
  /** The first digits of the pin codes: `506` is a sorting district, six digits are one pin code. */
  pinPrefix: z.string().check(z.trim(), z.regex(/^[1-9][0-9]{0,5}$/)),
  /** Holds for orders of this value and above. */
  orderValueFromInPaise: paise.check(z.minimum(0), z.maximum(mostPaise)),
  chargeInPaise: paise.check(z.minimum(0), z.maximum(mostPaise)),
  leadDays: z.int().check(z.minimum(0), z.maximum(60)),
  isCashOnDelivery: z.boolean(),
});
export type ShippingTermsDraft = z.output<typeof shippingTerms>;

const rateId = z.int().check(z.positive());
const ofRate = z.object({
  rateId: z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

/** Where the caller's business delivers, at what charge and in how many days. */
export const ownShippingRate = z.extend(shippingTerms, { rateId });
export type OwnShippingRate = z.output<typeof ownShippingRate>;

const allRates = z.object({ rates: z.array(ownShippingRate) });

export const listShippingRates = endpoint({
  name: "selling/list-shipping-rates",
  summary: "Where the caller's business delivers, by pin code and order value.",
  method: "GET",
  path: "/v2/selling/shipping-rates",
  permission: "seller",
  sellerPart: "catalogue",
  answer: allRates,
  errors: {},
});

export const addShippingRate = endpoint({
  name: "selling/add-shipping-rate",
  summary: "Adds a delivery area of the caller's business; answers all of them.",
  method: "POST",
  path: "/v2/selling/shipping-rates",
  permission: "seller",
  sellerPart: "catalogue",
  body: shippingTerms,
  answer: allRates,
  success: "CREATED",
  errors: { "selling/no-business": 404, "selling/rate-exists": 409, "selling/too-many-rates": 422 },
});

export const changeShippingRate = endpoint({
  name: "selling/change-shipping-rate",
  summary:
    "Changes a delivery area of the caller's own. `seen` is what the caller saw; where it is another by now, nothing is changed.",
  method: "PUT",
  path: "/v2/selling/shipping-rates/{rateId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofRate,
  body: z.extend(shippingTerms, { seen: shippingTerms }),
  answer: allRates,
  errors: { "selling/rate-not-found": 404, "selling/rate-exists": 409, "selling/rate-changed": 409 },
});

export const removeShippingRate = endpoint({
  name: "selling/remove-shipping-rate",
  summary: "Takes a delivery area of the caller's own away; placed orders keep their charge.",
  method: "DELETE",
  path: "/v2/selling/shipping-rates/{rateId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofRate,
  answer: allRates,
  errors: { "selling/rate-not-found": 404 },
});

const suspendable = z.object({
  profileKey: z.string(),
  name: localizedText,
  gstin: z.string(),
  suspension: z.nullable(suspension),
});
export type SuspendableSeller = z.output<typeof suspendable>;

const ofPerson = z.object({ profileKey: z.string().check(z.maxLength(60)) });

export const readSeller = endpoint({
  name: "selling/read-seller",
  summary: "For the platform admin: the business of a person, and whether it is suspended.",
  method: "GET",
  path: "/v2/admin/sellers/{profileKey}",
  permission: "platform-admin",
  params: ofPerson,
  answer: suspendable,
  errors: { "selling/no-such-seller": 404 },
});

export const suspendSeller = endpoint({
  name: "selling/suspend-seller",
  summary:
    "The platform admin takes all goods of a seller off the shelves and says why; placed orders go on, and the seller is told.",
  method: "POST",
  path: "/v2/admin/sellers/{profileKey}/suspension",
  permission: "platform-admin",
  params: ofPerson,
  body: z.object({ reason: paragraphs(5, 300) }),
  answer: suspendable,
  errors: { "selling/no-such-seller": 404, "selling/suspended-already": 409 },
});

export const reinstateSeller = endpoint({
  name: "selling/reinstate-seller",
  summary: "The platform admin lets a suspended seller sell again; his goods are back at once.",
  method: "POST",
  path: "/v2/admin/sellers/{profileKey}/reinstatement",
  permission: "platform-admin",
  params: ofPerson,
  answer: suspendable,
  errors: { "selling/no-such-seller": 404, "selling/not-suspended": 409 },
});
