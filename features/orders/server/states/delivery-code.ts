import { createHmac, timingSafeEqual } from "node:crypto";

/** Wrong tries that are compared for one code. */
export const triesOfOneCode = 5;
/** Codes that a seller has made in 24 hours at most. */
export const codesADay = 3;
/** Wrong tries over the whole order; after that support decides. Written out as in the index `orders_tried_out`. */
export const triesOfAnOrder = 15;

/** The four digits for the door: they follow from the server's secret, the order, and how often it was sent out. */
export function deliveryCodeOf(
  secret: string,
  { orderId, round }: { readonly orderId: string; readonly round: number },
): string {
  const digest = createHmac("sha256", secret).update(`delivery code\n${orderId}\n${round}`).digest();
  return String(digest.readUIntBE(0, 6) % 10_000).padStart(4, "0");
}

/** Compares what was said at the door, in a time that tells nothing. */
export function isDeliveryCode(
  secret: string,
  asked: { readonly orderId: string; readonly round: number; readonly code: string },
): boolean {
  const [given, right] = [Buffer.from(asked.code), Buffer.from(deliveryCodeOf(secret, asked))];
  return given.length === right.length && timingSafeEqual(given, right);
}
