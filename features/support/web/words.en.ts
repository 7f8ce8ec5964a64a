import { plural } from "#engine/web/words/language.ts";

export const en = {
  forSupport: "This page is for support",
  lists: "Support lists",
  toDecide: (count: string) => `To decide (${count})`,
  stuck: (count: string) => `Stuck orders (${count})`,
  toDecideShort: "To decide",
  stuckShort: "Stuck orders",
  none: "Nothing to decide",
  noneHint: "Buyers' cancellations, returns and disputes appear here.",
  noneStuck: "No stuck orders",
  noneStuckHint: "Late or undelivered parcels and failed refunds appear here.",
  lateBy: (days: number) =>
    plural("en", days, { one: `Late by ${days}\u00a0day`, other: `Late by ${days}\u00a0days` }),
  find: "Find an order",
  findHint: "Full order number or mobile number",
  search: "Search",
  foundFor: (asked: string) => `Orders found for ${asked}`,
  noneFound: "No such order",
  noneFoundHint: "Enter the full order number, or the mobile number of the buyer, farmer or receiver.",
  backToDesk: "Back to lists",
  order: (id: string) => `Order #${id}`,
  disputed: "Disputed",
  overdue: "Overdue",
  practice: "Practice order",
  total: "Order total",
  buyer: "Buyer",
  farmer: "Farmer",
  seller: "Seller",
  people: "Who to call",
  sellerSaid: "Seller's refusal",
  done: "Done.",
  noConnection: "No connection. Please try again.",
  refundFailed: "Refund failed",
  whatNext: "What to do next",
  nothingNext: "Nothing for support to do now.",
  asks: "Buyer's earlier requests",
  placed: "Placed",
  since: "Since",
  expected: "Expected by",
  address: "Delivery address",
  parcel: "Parcel",
  margin: "Agent's margin",
  entered: "Entered, not confirmed",
  enteredAs: ({ amount, way, reference, at }: EnteredWords) =>
    `Buyer entered ${amount} on ${at} (${way}, ${reference}). ${way === "Cash" ? "The seller" : "Finance"} has not confirmed it yet.`,
  refunds: "Refunds",
  history: "History",
  sureRetry: (amount: string) => `Finance will approve and send the refund of ${amount} again.`,
  isSellable: "The packs are unopened and can be sold again",
  why: "Why",
  whyHint: "Shown in the order's history.",
};

/** A payment that the buyer has entered; `way` as on the wire. */
interface EnteredWords {
  readonly amount: string;
  readonly way: string;
  readonly reference: string;
  readonly at: string;
}
