import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import type { PaymentMode } from "../../contract/checkout.ts";
import { forgetInTab, keepInTab, keptInTab } from "./kept-in-tab.ts";

/** What the buyer agreed to. */
export interface AgreedOrder {
  readonly paymentMode: PaymentMode;
  /** An agent's customer pays online, the margin too. */
  readonly isPaidByCustomer: boolean;
  readonly fingerprint: string;
  readonly isPractice: boolean;
}

/** One wish to order, under one key: sent again as it is until an answer comes, it makes one order at most. */
export interface PlaceAttempt {
  readonly key: string;
  readonly order: AgreedOrder;
}

const name = "attempt";

/** The attempt to send for this order: the unanswered one of the same content, else a new one. It is kept from now on. */
export function attemptFor(profileKey: string, order: AgreedOrder): PlaceAttempt {
  const kept = unansweredAttempt(profileKey);
  if (kept && isSame(kept.order, order)) return kept;
  const attempt = { key: newIdempotencyKey(), order };
  keepInTab(name, profileKey, attempt);
  return attempt;
}

function isSame(kept: AgreedOrder, order: AgreedOrder): boolean {
  return (
    kept.fingerprint === order.fingerprint &&
    kept.paymentMode === order.paymentMode &&
    kept.isPaidByCustomer === order.isPaidByCustomer &&
    kept.isPractice === order.isPractice
  );
}

/** The attempt whose answer never came, or null. */
export function unansweredAttempt(profileKey: string): PlaceAttempt | null {
  const kept = keptInTab(name, profileKey) as Partial<PlaceAttempt> | null;
  return typeof kept?.key === "string" && kept.order ? { key: kept.key, order: kept.order } : null;
}

/** Forgets the attempt, once its answer is here. */
export function forgetAttempt(profileKey: string): void {
  forgetInTab(name, profileKey);
}

/** Whether the error decides the attempt. A lost answer, a fault, a wait or an ended session decides nothing. */
export function isDecided(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return (
    status >= 400 && status < 500 && status !== 401 && status !== 429 && code !== "platform/still-running"
  );
}
