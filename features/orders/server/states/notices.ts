import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { type News, notify, notifyAll } from "#features/notifications/server";
import { actionLabel } from "../../contract/order-action-labels.ts";
import { stateLabel } from "../../contract/order-labels.ts";
import { passingStates } from "../../contract/order-states.ts";
import { orderPlaced, orderStateChanged } from "../events.ts";
import { type NoticedOrder, selectNoticed, selectOfMaster } from "./notices.queries.ts";

/** What orders tell people (specification 4); the seller's own kind is ours. */
export const orderKinds = {
  created: {
    name: "ORDER_CREATED",
    heading: { en: "Order created", te: "ఆర్డర్ నమోదైంది" },
    title: { en: "An order of yours is created", te: "మీ ఆర్డర్ నమోదైనప్పుడు" },
    usually: "push",
    isAwaited: true,
  },
  stateChange: {
    name: "ORDER_STATE_CHANGE",
    heading: { en: "Order state changed to", te: "ఆర్డర్ స్థితి మారింది" },
    title: { en: "An order changes its state", te: "ఆర్డర్ స్థితి మారినప్పుడు" },
    usually: "push",
    isAwaited: true,
  },
  tracking: {
    name: "TRACKING_UPDATE",
    heading: { en: "Order updated", te: "ఆర్డర్ తాజా సమాచారం" },
    title: { en: "A parcel is on its way", te: "పార్సిల్ దారిలో ఉన్నప్పుడు" },
    usually: "push",
    isAwaited: true,
  },
  received: {
    name: "ORDER_RECEIVED",
    heading: { en: "New order received", te: "కొత్త ఆర్డర్ వచ్చింది" },
    title: { en: "Your business receives an order", te: "మీ వ్యాపారానికి ఆర్డర్ వచ్చినప్పుడు" },
    usually: "push",
    isAwaited: true,
    role: "seller",
  },
  late: {
    name: "ORDER_LATE",
    heading: { en: "An order is late", te: "ఆర్డర్ ఆలస్యమైంది" },
    title: { en: "An order of your business is late", te: "మీ వ్యాపారం ఆర్డర్ ఆలస్యమైనప్పుడు" },
    usually: "push",
    isAwaited: true,
    role: "seller",
  },
} as const satisfies Record<string, NotificationKind>;

const ofTheParcel: readonly string[] = ["DISPATCHED", "OUT_FOR_DELIVERY", "DELIVERY_FAILED"];
/** Of a refund its buyer is told with its sum. */
const ofTheRefund: readonly string[] = ["SETTLEMENT_INP", "REFUND_INPROGRESS", "REFUND_FAILED"];
const ofTheSellersMoney: readonly string[] = ["SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP", "SETTLED"];
const forTheSeller: readonly string[] = ["CANCEL_REQUESTED", "RETURN_REQUESTED", "CANCEL_APPROVED"];
const passing: readonly string[] = passingStates;

/** The buyer is told that his order is there; the seller as soon as it is his turn. */
const noticePlaced = listen(
  orderPlaced,
  "orders/notice-placed",
  async (platform, transaction, { masterId }) => {
    const news = (await selectOfMaster(transaction, masterId)).flatMap((order) => [
      newsAbout(platform, order, orderKinds.created),
      ...(order.state === "ORD_PLACED" ? [newsAbout(platform, order, orderKinds.received)] : []),
    ]);
    await notifyAll(platform, transaction, news);
  },
);

/** The buyer is told each state that stays; the seller what he has to answer. */
const noticeState = listen(
  orderStateChanged,
  "orders/notice-state",
  async (platform, transaction, { orderId, from, to }) => {
    const order = await selectNoticed(transaction, orderId);
    if (!order) return;
    // That an order is where it was before is told with the answer to what was asked for.
    const kind = ofTheParcel.includes(to) ? orderKinds.tracking : orderKinds.stateChange;
    const isForBuyer = isNewsForBuyer(to, order.isCancelled) && !isAnswered(from, to);
    await notifyAll(platform, transaction, [
      ...(isForBuyer ? [newsAbout(platform, order, kind, to)] : []),
      ...(to === "ORD_PLACED" ? [newsAbout(platform, order, orderKinds.received)] : []),
      ...(forTheSeller.includes(to) ? [newsForSeller(platform, order, to)] : []),
    ]);
  },
  { when: ({ to }) => !passing.includes(to) || to === "ORD_PLACED" || forTheSeller.includes(to) },
);

function isAnswered(from: string, to: string): boolean {
  return (
    (from === "CANCEL_REQUESTED" && to === "PACKED") || (from === "RETURN_REQUESTED" && to === "DELIVERED")
  );
}

function isNewsForBuyer(state: string, isCancelled: boolean): boolean {
  if (passing.includes(state)) return false;
  // Kept orders come to these states only when the seller is paid, which is no news for the buyer.
  return isCancelled ? !ofTheRefund.includes(state) : !ofTheSellersMoney.includes(state);
}

/** For the one whom the kind is for: number and amount, or number and state. */
function newsAbout(
  platform: Platform,
  { orderId, isCancelled, totalInPaise, sellerProfileId, buyerProfileId }: NoticedOrder,
  kind: NotificationKind,
  state?: string,
): News {
  const isForSeller = kind === orderKinds.received;
  const about = (language: "en" | "te"): string =>
    state === undefined ? formatPaise(totalInPaise) : stateLabel(state, language, isCancelled);
  return {
    profileId: isForSeller ? sellerProfileId : buyerProfileId,
    kind,
    activityId: activity(platform, orderId, state ?? kind.name),
    text: { en: `#${orderId}: ${about("en")}`, te: `#${orderId}: ${about("te")}` },
    leadsTo: `${isForSeller ? "/app/sell/orders" : "/app/order"}/${orderId}`,
  };
}

function newsForSeller(
  platform: Platform,
  { orderId, sellerProfileId, isCancelled }: NoticedOrder,
  state: string,
): News {
  const label = (language: "en" | "te"): string => `#${orderId}: ${stateLabel(state, language, isCancelled)}`;
  return {
    profileId: sellerProfileId,
    kind: orderKinds.stateChange,
    activityId: activity(platform, orderId, `seller-${state}`),
    text: { en: label("en"), te: label("te") },
    leadsTo: `/app/sell/orders/${orderId}`,
  };
}

/** Support has moved an order in its seller's place: he is told what he has to do, or need not do any more. */
export async function tellSellerOfMove(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { orderId, action }: { readonly orderId: string; readonly action: string },
): Promise<void> {
  const order = await selectNoticed(transaction, orderId);
  if (!order) return;
  await notify(platform, transaction, {
    profileId: order.sellerProfileId,
    kind: orderKinds.stateChange,
    activityId: activity(platform, orderId, `support-${action}`),
    text: {
      en: `#${orderId}: ${actionLabel(action, "en")} (Santha support)`,
      te: `#${orderId}: ${actionLabel(action, "te")} (సంత సహాయ కేంద్రం)`,
    },
    leadsTo: `/app/sell/orders/${orderId}`,
  });
}

/** An order can come to a state again; an event is delivered once, so the moment tells the visits apart. */
function activity({ clock }: Pick<Platform, "clock">, orderId: string, what: string): string {
  return `orders/${orderId}/${what}/${clock.now().getTime()}`;
}

export const orderNotices = [noticePlaced, noticeState];
