import { type Role, roles } from "@santha/contract/person";

/** Who a caller can be: nobody, a farmer without a role, or a person with one role. */
export const callers = ["logged out", "farmer", ...roles] as const;
export type Caller = (typeof callers)[number];

/** Whose the thing is that the call names. */
export const objectKinds = ["own", "others", "missing"] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** What a call answers, whoever asks. Written by hand and compared with the server call by call (R35). */
export interface PermissionRow {
  /** Who may call: everyone also without a session, every member, or the roles named. */
  readonly may: "everyone" | "members" | readonly Role[];
  /** Status for one who may. A call that names nothing has `own` only. */
  readonly own: number;
  /** Another person's thing. It must answer exactly like a missing one (R36). */
  readonly others?: number;
  readonly missing?: number;
  readonly note?: string;
}

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
  "orders/read-order": { ...members, own: 200, others: 404, missing: 404 },
  "orders/read-order-status": { ...members, own: 200, others: 404, missing: 404 },
  "orders/list-orders": { ...members, own: 200 },
  "orders/act-on-order": {
    ...members,
    own: 409,
    others: 404,
    missing: 404,
    note: "the order's buyer; 409: the action sent is not one that the order lists",
  },
  "orders/list-requests": { ...members, own: 200, others: 404, missing: 404 },
  "orders/preview-removal": { ...members, own: 200, others: 404, missing: 404 },
  "orders/cancel-lines": { ...members, own: 422, others: 404, missing: 404, note: "422: no reason" },
  "orders/request-return": { ...members, own: 409, others: 404, missing: 404, note: "409: not delivered" },
  "orders/dispute-request": {
    ...members,
    own: 404,
    others: 404,
    missing: 404,
    note: "the order's buyer; 404: nothing was refused",
  },
  "orders/list-seller-orders": { may: ["seller"], own: 200, note: "of the caller's own business" },
  "orders/read-seller-order": { may: ["seller"], own: 200, others: 404, missing: 404 },
  "orders/move-seller-order": { may: ["seller"], own: 201, others: 404, missing: 404 },
  "orders/decide-request": {
    may: ["seller"],
    own: 409,
    others: 404,
    missing: 404,
    note: "409: nothing was asked",
  },
  "orders/confirm-cash": {
    may: ["seller"],
    own: 409,
    others: 404,
    missing: 404,
    note: "409: not handed over",
  },
  "orders/list-refunds": { may: ["finance"], own: 200 },
  "orders/move-refund": { may: ["finance"], own: 404, missing: 404, note: "404: there is no refund" },
  "orders/list-settlements": { may: ["finance"], own: 200 },
  "orders/move-settlement": { may: ["finance"], own: 404, missing: 404, note: "404: not delivered" },
  "payments/list-transfers": { may: ["finance"], own: 200 },
  "payments/decide-transfer": { may: ["finance"], own: 404, missing: 404, note: "404: nothing was entered" },
  "earnings/read-earnings": { ...members, own: 200 },
  "earnings/list-accounts": { ...members, own: 200, note: "of the caller's own orders" },
  "earnings/list-pending-payments": { ...members, own: 200, note: "of the caller's own orders" },
  "payments/read-payment": { ...members, own: 200, others: 404, missing: 404 },
  "payments/read-transfer": { ...members, own: 200, others: 404, missing: 404 },
  "payments/claim-transfer": {
    ...members,
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
  },
  "payments/record-payment": { ...members, own: 201, others: 404, missing: 404 },
  "payments/start-payment": {
    ...members,
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
  },
  "payments/give-up-payment": {
    ...members,
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
  },
  "payments/read-open-payment": { ...members, own: 200, note: "of the caller's own cart" },
  "payments/read-online-payment": { ...members, own: 200, others: 404, missing: 404 },
  "payments/check-payment": { ...members, own: 200, others: 404, missing: 404 },
  "payments/list-refunds": { ...members, own: 200, others: 404, missing: 404 },
  "payments/refund-order": {
    may: ["finance"],
    own: 409,
    missing: 409,
    note: "409: nothing was paid online for the order named; finance refunds everybody's orders",
  },
  "payments/list-open-payments": { may: ["finance"], own: 200 },
  "payments/return-after-success": { ...everyone, own: 303, note: "callback: proved by its hash" },
  "payments/return-after-failure": { ...everyone, own: 303, note: "callback: proved by its hash" },
  "payments/take-report": { ...everyone, own: 403, note: "callback: proved by its hash; 403: forged" },
  "payments/take-refund-report": {
    ...everyone,
    own: 403,
    note: "callback: proved by its secret; 403: forged",
  },
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
  "payouts/read-own-payouts": { may: ["agent"], own: 200 },
  "payouts/save-account": { may: ["agent"], own: 200 },
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
