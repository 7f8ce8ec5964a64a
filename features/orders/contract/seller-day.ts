import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages, localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { bed } from "#features/store/contract/store.ts";
import { packedBatch, sellerOrderLine } from "./seller-orders.ts";

/** The work of a seller's day: each stage, the state in which an order waits for it, and the move that does it. */
export const dayStages = {
  accept: { state: "ORD_PLACED", action: "ACCEPT" },
  pack: { state: "SELLER_ACCEPTED", action: "PACK" },
  handOver: { state: "PACKED", action: "DISPATCH" },
} as const;
export type DayStage = keyof typeof dayStages;
const stageNames = Object.keys(dayStages) as [DayStage, ...DayStage[]];
export const dayStage = z.enum(stageNames);

/** So many orders are moved, and so many slips printed, at once. */
export const mostDayOrders = 50;

/** A pack that runs out: how many are free, and for how many days at the pace of the last two weeks. */
export const runningOut = z.object({
  listingId: z.int(),
  level3Id: z.int(),
  title: localizedText,
  pack: localizedText,
  image: z.string(),
  bed,
  free: z.int(),
  /** Sold in the last two weeks. */
  packsSold: z.int(),
  daysLeft: z.int(),
});
export type RunningOut = z.output<typeof runningOut>;

const stageCounts = z.object({ accept: z.int(), pack: z.int(), handOver: z.int() });

export const readSellerDay = endpoint({
  name: "orders/read-seller-day",
  summary:
    "The day of the caller's business: how many orders wait in each stage, were handed over today or are late, and which packs run out.",
  method: "GET",
  path: "/v2/selling/day",
  permission: "seller",
  sellerPart: "orders",
  answer: z.object({
    businessName: z.nullable(localizedText),
    counts: stageCounts,
    handedOverToday: z.int(),
    late: z.int(),
    /** The packs with the fewest days left. */
    runningOut: z.array(runningOut),
    /** How many packs run out in all. */
    runningOutCount: z.int(),
  }),
  errors: {},
});
export type SellerDay = z.output<typeof readSellerDay.answer>;

/** An order that waits in a stage; its lines carry the batch that was packed, or the one proposed for packing. */
export const dayOrder = z.object({
  orderId: z.string(),
  recipientName: z.string(),
  city: z.string(),
  /** Until when the step is due, in epoch milliseconds. */
  dueBy: z.int(),
  isLate: z.boolean(),
  totalInPaise: paise,
  /** What the buyer still has to pay. */
  balanceInPaise: paise,
  lines: z.array(sellerOrderLine),
});
export type DayOrder = z.output<typeof dayOrder>;

export const listDayOrders = endpoint({
  name: "orders/list-day-orders",
  summary: "Orders of the caller's business that wait in a stage of the day, the longest wait first.",
  method: "GET",
  path: "/v2/selling/day/orders",
  permission: "seller",
  sellerPart: "orders",
  query: z.object({
    stage: dayStage,
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ orders: z.array(dayOrder), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/));
const several = <S extends z.ZodMiniType>(one: S) =>
  z.array(one).check(z.minLength(1), z.maxLength(mostDayOrders));

/** One step for several orders, with what belongs to it. */
export const dayMove = z.discriminatedUnion("action", [
  z.object({ action: z.literal("ACCEPT"), orders: several(z.object({ orderId })) }),
  z.object({
    action: z.literal("PACK"),
    orders: several(z.object({ orderId, batches: z.array(packedBatch).check(z.maxLength(100)) })),
  }),
  z.object({
    action: z.literal("DISPATCH"),
    carrier: oneLine(2, 60),
    orders: several(z.object({ orderId, trackingNumber: oneLine(2, 40) })),
  }),
]);
export type DayMove = z.output<typeof dayMove>;

/** What became of one order; `why` says in the caller's language why nothing was done. */
export const dayOutcome = z.object({
  orderId: z.string(),
  isDone: z.boolean(),
  why: z.nullable(z.string()),
});
export type DayOutcome = z.output<typeof dayOutcome>;

export const moveDayOrders = endpoint({
  name: "orders/move-day-orders",
  summary:
    "Takes one step for several orders of the caller's business, each by itself; answers of each whether it was done, or why not.",
  method: "POST",
  path: "/v2/selling/day/moves",
  permission: "seller",
  sellerPart: "orders",
  body: dayMove,
  answer: z.object({ outcomes: z.array(dayOutcome) }),
  isIdempotent: true,
  limit: { hits: 120, windowInMinutes: 10 },
  errors: {},
});

const printed = { rate: { hits: 30, windowInSeconds: 600 }, givesFile: "pdf" } as const;

export const readPackingSlips = endpoint({
  name: "orders/read-packing-slips",
  summary:
    "Packing slips as a PDF file, one page for each order: the named ones that are to be packed or handed over, or all to pack.",
  method: "GET",
  path: "/v2/selling/day/packing-slips",
  permission: "seller",
  sellerPart: "orders",
  ...printed,
  query: z.object({
    /** Order numbers with commas between. */
    orders: z._default(z.string().check(z.regex(/^[0-9A-Za-z,-]{0,2100}$/)), ""),
    language: z.optional(z.enum(languages)),
  }),
  answer: z.custom<FileBytes>(),
  errors: { "orders/not-found": 404, "orders/nothing-to-pack": 409 },
});

export const readDayList = endpoint({
  name: "orders/read-day-list",
  summary:
    "The day list as a PDF file: packs to pack, summed by product, and parcels to hand over with the amounts to collect.",
  method: "GET",
  path: "/v2/selling/day/list",
  permission: "seller",
  sellerPart: "orders",
  ...printed,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.custom<FileBytes>(),
  errors: {},
});
