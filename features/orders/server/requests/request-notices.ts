import { sumOf } from "#engine/contract/money.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { notify } from "#features/notifications/server";
import type { RequestLineStatus } from "../../contract/order-requests.ts";
import { requestDecided } from "../events.ts";
import { selectNoticed } from "../states/notices.queries.ts";
import { orderKinds } from "../states/notices.ts";
import { type RequestRow, selectRequests } from "./requests.queries.ts";

/** The one who did not decide is told: the buyer how his request ended, the seller what is not to be packed. */
const noticeRequest = listen(
  requestDecided,
  "orders/notice-request",
  async (platform, transaction, { orderId, requestId }) => {
    const order = await selectNoticed(transaction, orderId);
    const requests = await selectRequests(transaction, orderId);
    const request = requests.find((one) => one.requestId === requestId);
    if (!order || !request) return;
    const isForSeller = request.decidedBy === "buyer";
    // He is told of an order that is over as a whole.
    if (isForSeller && order.isCancelled) return;
    const said = isForSeller ? takenOut(request) : decided(request);
    await notify(platform, transaction, {
      profileId: isForSeller ? order.sellerProfileId : order.buyerProfileId,
      kind: orderKinds.tracking,
      activityId: `orders/${orderId}/request/${requestId}`,
      text: { en: `#${orderId}: ${said.en}`, te: `#${orderId}: ${said.te}` },
      leadsTo: `${isForSeller ? "/app/sell/orders" : "/app/order"}/${orderId}`,
    });
  },
);

function packs({ lines }: RequestRow, status: RequestLineStatus): number {
  return sumOf(lines.filter((line) => line.status === status).map(({ quantity }) => quantity));
}

const inEnglish = (count: number): string => (count === 1 ? "1 pack" : `${count} packs`);
const inTelugu = (count: number): string => (count === 1 ? "1 ప్యాక్" : `${count} ప్యాక్‌లు`);

function takenOut(request: RequestRow): PersonText {
  const count = packs(request, "accepted");
  return {
    en: `the buyer has cancelled ${inEnglish(count)}`,
    te: `కొనుగోలుదారు ${inTelugu(count)} రద్దు చేశారు`,
  };
}

function decided(request: RequestRow): PersonText {
  const what = request.kind === "cancel" ? { en: "cancellation", te: "రద్దు" } : { en: "return", te: "వాపసు" };
  const accepted = packs(request, "accepted");
  const refused = packs(request, "refused");
  const en = [
    ...(accepted > 0 ? [`accepted for ${inEnglish(accepted)}`] : []),
    ...(refused > 0 ? [`refused for ${inEnglish(refused)}`] : []),
  ];
  const te = [
    ...(accepted > 0 ? [`${inTelugu(accepted)} అంగీకరించారు`] : []),
    ...(refused > 0 ? [`${inTelugu(refused)} నిరాకరించారు`] : []),
  ];
  return { en: `${what.en} ${en.join(", ")}`, te: `${what.te}: ${te.join(", ")}` };
}

export const requestNotices = [noticeRequest];
