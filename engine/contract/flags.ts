/** What the platform admin opens and closes while Santha runs. */
export const flagNames = [
  "orders-open",
  "cash-on-delivery-open",
  "bank-transfer-open",
  "sign-up-open",
  "applications-open",
  "writing-open",
  "chats-open",
] as const;
export type FlagName = (typeof flagNames)[number];

/** The numbers that the platform admin changes while Santha runs, with their least and most. */
export const limitRanges = {
  /** Rupees of one purchase that may be paid in cash at the door. */
  "cash-on-delivery-rupees": { least: 1, most: 10_000_000 },
  /** Orders of one person that wait for their payment. */
  "unpaid-orders": { least: 1, most: 1000 },
  /** Minutes for which packs are kept for a buyer who confirms. */
  "stock-hold-minutes": { least: 1, most: 120 },
} as const satisfies Readonly<Record<string, { readonly least: number; readonly most: number }>>;
export type LimitName = keyof typeof limitRanges;
export const limitNames = Object.keys(limitRanges) as readonly LimitName[];
