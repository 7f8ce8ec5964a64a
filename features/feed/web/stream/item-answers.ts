import { ApiError, NetworkError } from "#engine/web/data/api-client.ts";

/** Tries of one item that follow each other sooner than this are one asking. */
const oneAskingMs = 10_000;

/** When an item was last answered for, with whatever answer: there is a network then. */
let answeredAt = 0;
/** Since when each item has been asked for without an answer, and when last. */
const unanswered = new Map<string, { since: number; last: number }>();

/** Asks for an item and keeps whether an answer came. Throws what `ask` throws. */
export async function askForItem<Item>(url: string, ask: () => Promise<Item>): Promise<Item> {
  const begunAt = Date.now();
  try {
    const item = await ask();
    answered(url);
    return item;
  } catch (error) {
    if (error instanceof ApiError) answered(url);
    if (error instanceof NetworkError) missed(url, begunAt);
    throw error;
  }
}

function answered(url: string): void {
  answeredAt = Date.now();
  unanswered.delete(url);
}

function missed(url: string, begunAt: number): void {
  const before = unanswered.get(url);
  const now = Date.now();
  const isSameAsking = before !== undefined && begunAt - before.last < oneAskingMs;
  unanswered.set(url, { since: isSameAsking ? before.since : begunAt, last: now });
}

/** Whether no item at all was answered for since this one was asked for in vain: then the network is gone, not the item. */
export function isNetworkGone(url: string): boolean {
  const asked = unanswered.get(url);
  return asked !== undefined && answeredAt < asked.since;
}
