import { roles } from "@santha/contract/person";
import type { PermissionRow } from "./permission-row.ts";
import { orderRows } from "./permissions.orders.ts";

/** Who a caller can be: nobody, a farmer without a role, or a person with one role. */
export const callers = ["logged out", "farmer", ...roles] as const;
export type Caller = (typeof callers)[number];

/** Whose the thing is that the call names. */
export const objectKinds = ["own", "others", "missing"] as const;
export type ObjectKind = (typeof objectKinds)[number];

const members = { may: "members" } as const;
const everyone = { may: "everyone" } as const;

/** Every call of the API, by its name. */
export const permissionTable: Readonly<Record<string, PermissionRow>> = {
  "auth/sign-in": { ...everyone, own: 200 },
  "auth/sign-out": { ...everyone, own: 200 },
  "auth/read-session": { ...members, own: 200 },
  "auth/sign-up": { ...everyone, own: 200 },
  "auth/request-reset": {
    ...everyone,
    own: 200,
    missing: 200,
    note: "an unknown number answers like a known one",
  },
  "auth/request-sign-in-code": {
    ...everyone,
    own: 200,
    missing: 200,
    note: "an unknown number answers like a known one",
  },
  "auth/resend-code": { ...everyone, own: 200, missing: 422, note: "whoever holds the request's id" },
  "auth/verify-code": {
    ...everyone,
    own: 200,
    missing: 422,
    note: "whoever holds the request's id and the code",
  },
  "files/upload-picture": { ...members, own: 201 },
  "files/read-picture": {
    ...members,
    own: 200,
    others: 404,
    missing: 404,
    note: "private pictures; those for members are shown to every member",
  },
  "auth/change-password": { ...members, own: 200, note: "against the old one" },
  "auth/list-sessions": { ...members, own: 200 },
  "auth/end-session": { ...members, own: 200, others: 404, missing: 404 },
  "auth/end-other-sessions": { ...members, own: 200 },
  "profiles/read-profile": { ...members, own: 200, others: 404, missing: 404 },
  "profiles/update-profile": {
    ...members,
    own: 200,
    others: 422,
    missing: 422,
    note: "the caller's own profile; another's picture is refused",
  },
  "profiles/choose-language": { ...members, own: 200, note: "of the caller's own profile" },
  "profiles/update-basic-details": { ...members, own: 200, note: "of the caller's own profile" },
  "location/list-places": { ...members, own: 200, missing: 200, note: "a public directory" },
  "store/list-categories": { ...members, own: 200 },
  "store/list-products": { ...members, own: 200 },
  "store/count-products": { ...members, own: 200 },
  "store/suggest-goods": { ...members, own: 200 },
  "store/view-product": { ...members, own: 200, missing: 404, note: "products are everybody's" },
  "store/list-more-products": { ...members, own: 200, missing: 404, note: "products are everybody's" },
  "wishlist/list-wishlists": { ...members, own: 200 },
  "wishlist/read-wishlist": { ...members, own: 200, others: 404, missing: 404 },
  "wishlist/create-wishlist": { ...members, own: 201, missing: 404 },
  "wishlist/delete-wishlist": { ...members, own: 200, others: 404, missing: 404 },
  "wishlist/release-product": {
    ...members,
    own: 200,
    missing: 200,
    note: "of the caller's own wishlist; what is not on it changes nothing",
  },
  "wishlist/list-wishlist-products": { ...members, own: 200, others: 404, missing: 404 },
  "cart/read-cart": { ...members, own: 200 },
  "cart/count-cart": { ...members, own: 200 },
  "cart/add-to-cart": { ...members, own: 201, missing: 404, note: "into the caller's own cart" },
  "cart/set-quantity": { ...members, own: 200, missing: 404, note: "in the caller's own cart" },
  "cart/remove-line": {
    ...members,
    own: 200,
    others: 200,
    missing: 200,
    note: "out of the caller's own cart; a line that is not there changes nothing",
  },
  "cart/reorder": { ...members, own: 200, others: 404, missing: 404 },
  "help/send-message": { ...members, own: 201 },
  "help/list-messages": { may: ["support"], own: 200 },
  "offers/list-offers": { may: ["seller"], own: 200 },
  "offers/create-offer": { may: ["seller"], own: 201, others: 404, missing: 404 },
  "offers/end-offer": { may: ["seller"], own: 200, others: 404, missing: 404 },
  "checkout/read-checkout": { ...members, own: 200 },
  "checkout/choose-address": { ...members, own: 200 },
  "checkout/choose-saved-address": { ...members, own: 200, others: 404, missing: 404 },
  "addresses/list-addresses": { ...members, own: 200 },
  "addresses/add-address": { ...members, own: 201 },
  "addresses/change-address": { ...members, own: 200, others: 404, missing: 404 },
  "addresses/choose-default": { ...members, own: 200, others: 404, missing: 404 },
  "addresses/delete-address": { ...members, own: 200, others: 404, missing: 404 },
  "checkout/check-delivery": { ...members, own: 200, note: "for the caller's own cart" },
  "checkout/choose-coupon": { ...members, own: 200, others: 404, missing: 404 },
  "checkout/remove-coupon": { ...members, own: 200, note: "off the caller's own cart" },
  "coupons/list-reward-coupons": { ...members, own: 200 },
  "coupons/read-summary": { ...members, own: 200 },
  "coupons/read-terms": { ...members, own: 200 },
  "checkout/hold-stock": { ...members, own: 200 },
  "checkout/place-order": {
    ...members,
    own: 201,
    others: 409,
    missing: 409,
    note: "the caller's own cart, as shown",
  },
  "analytics/read-consent": { ...members, own: 200 },
  "analytics/choose-consent": { ...members, own: 200 },
  "analytics/count-purchase": { ...members, own: 200, others: 404, missing: 404 },
  "checkout/choose-assist": { may: ["agent", "seller"], own: 200, note: "for the caller's own cart" },
  "checkout/list-farmers": { may: ["agent", "seller"], own: 200, note: "of the caller's own orders" },
  "checkout/request-consent": { may: ["agent", "seller"], own: 200, note: "for the caller's own cart" },
  "checkout/give-consent": {
    may: ["agent", "seller"],
    own: 200,
    missing: 422,
    note: "for the caller's own cart; whoever holds the request's id and the code",
  },
  "checkout/withdraw-consent": { may: ["agent", "seller"], own: 200, note: "of the caller's own cart" },
  "checkout/open-draft": {
    may: ["agent", "seller"],
    own: 200,
    others: 200,
    missing: 200,
    note: "into the caller's own cart; draft keys are each caller's own, another's address is left out",
  },
  ...orderRows,
  "earnings/read-earnings": { ...members, own: 200 },
  "earnings/list-accounts": { ...members, own: 200, note: "of the caller's own orders" },
  "earnings/list-pending-payments": { ...members, own: 200, note: "of the caller's own orders" },
  "notifications/list-notifications": { ...members, own: 200 },
  "notifications/follow-notifications": { ...members, own: 200 },
  "notifications/read-notification": {
    ...members,
    own: 200,
    missing: 404,
    note: "the time stamp names one of the caller's own only",
  },
  "notifications/read-all-notifications": { ...members, own: 200, note: "of the caller's own" },
  "notifications/read-settings": { ...members, own: 200 },
  "notifications/change-hours": { ...members, own: 200 },
  "notifications/switch-kind": {
    ...members,
    own: 200,
    missing: 404,
    note: "of the caller's own settings; missing: a kind that is none or never concerns the caller",
  },
  "notifications/read-push-key": { ...everyone, own: 200, note: "a public key" },
  "notifications/subscribe-device": { ...members, own: 201, note: "the browser of the caller's session" },
  "notifications/list-devices": { ...members, own: 200 },
  "notifications/remove-device": { ...members, own: 200, others: 404, missing: 404 },
  "invoices/list-documents": { ...members, own: 200, others: 404, missing: 404 },
  "invoices/read-invoice": { ...members, own: 200, others: 404, missing: 404 },
  "invoices/read-document": { ...members, own: 200, others: 404, missing: 404 },
  "grievances/list-grievances": { ...members, own: 200 },
  "grievances/raise-grievance": { ...members, own: 201 },
  "grievances/add-to-grievance": { ...members, own: 201, others: 404, missing: 404 },
  "admin/validate-admin": { ...members, own: 200 },
  "grievances/list-for-support": { may: ["support"], own: 200 },
  "grievances/acknowledge-grievance": {
    may: ["support"],
    own: 200,
    missing: 404,
    note: "support answers everybody's",
  },
  "grievances/answer-grievance": {
    may: ["support"],
    own: 201,
    missing: 404,
    note: "support answers everybody's",
  },
  "payouts/read-own-payouts": { may: ["agent", "seller"], own: 200 },
  "payouts/save-account": { may: ["agent", "seller"], own: 200 },
  "payouts/read-statement": {
    may: ["agent"],
    own: 200,
    missing: 422,
    note: "the caller's own; missing: a month to come",
  },
  "payouts/read-desk": { may: ["finance"], own: 200 },
  "payouts/make-batch": { may: ["finance"], own: 201 },
  "payouts/read-bank-file": { may: ["finance"], own: 200, missing: 404, note: "finance pays everybody" },
  "payouts/mark-paid": { may: ["finance"], own: 200, missing: 404, note: "finance pays everybody" },
  "withholding/read-own-withheld": { ...members, own: 200 },
  "withholding/list-deposits": { may: ["finance"], own: 200 },
  "withholding/pay-deposit": {
    may: ["finance"],
    own: 409,
    missing: 409,
    note: "a month of which nothing was kept back",
  },
  "withholding/receive-refund": {
    may: ["finance"],
    own: 409,
    missing: 409,
    note: "a month of which nothing is claimed",
  },
  "withholding/take-back-deposit": {
    may: ["finance"],
    own: 409,
    missing: 409,
    note: "a month of which nothing was noted",
  },
  "withholding/read-withheld": { may: ["finance"], own: 200, missing: 200, note: "missing: an empty month" },
  "payouts/mark-returned": { may: ["finance"], own: 200, missing: 404, note: "finance pays everybody" },
  "payouts/mark-failed": { may: ["finance"], own: 200, missing: 404, note: "finance pays everybody" },
  "feed/read-stream": { ...members, own: 200, note: "what is for all or for the caller, and his own orders" },
  "feed/read-item": { ...members, own: 200, others: 404, missing: 404 },
  "feed/count-news": { ...members, own: 200 },
  "feed/read-share": { ...members, own: 200, note: "of the caller" },
  "feed/share-product": {
    may: ["agent", "seller", "platform-admin"],
    own: 201,
    missing: 404,
    note: "a seller what his business sells, the others everything that is sold",
  },
  "feed/withdraw-share": { ...members, own: 200, others: 404, missing: 404 },
  "dev/read-clock": { ...everyone, own: 200, note: "not in production" },
  "dev/move-clock": { ...everyone, own: 200, note: "not in production" },
  "dev/read-outbox": { ...everyone, own: 200, note: "not in production" },
};

/** The wished caller if he may call at all, else one who may. */
export function callerWhoMay(endpointName: string, wished: Caller): Caller {
  const may = permissionTable[endpointName]?.may;
  if (may === undefined || typeof may === "string" || may.some((role) => role === wished)) return wished;
  return may[0] ?? wished;
}

/** The status that a caller must get; undefined where the call names no such thing. */
export function expectedStatus(row: PermissionRow, caller: Caller, kind: ObjectKind): number | undefined {
  const status = row[kind];
  if (status === undefined || row.may === "everyone") return status;
  if (caller === "logged out") return 401;
  if (row.may === "members") return status;
  return row.may.some((role) => role === caller) ? status : 403;
}
