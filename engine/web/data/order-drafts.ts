import { useSyncExternalStore } from "react";
import type { CartLine } from "#features/cart/contract";
import type { Checkout } from "#features/checkout/contract/checkout.ts";
import { newIdempotencyKey } from "./api-client.ts";

/** An order as it stood when it was put aside: what the agent saw, and what he entered. */
export type DraftQuote = Pick<Checkout, "groups" | "address" | "addressId" | "totals" | "assist">;

/** An order that is prepared on this phone and not placed yet, or was placed since. */
export interface OrderDraft {
  /** Of the draft for good: by it the server makes one order of it. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly quote: DraftQuote;
  /** The purchase that it has become; null while it is not placed. */
  readonly masterId: string | null;
  /** The orders of that purchase, one for each seller, by the numbers that buyers know; missing where not known. */
  readonly orderIds?: readonly string[];
  /** It was copied from the open cart, which may be placed itself. */
  readonly isOfCart?: true;
}

const mostGoods = 200;
const draftsName = "drafts";
const goodsName = "goods";
const listeners = new Set<() => void>();
const read = new Map<string, { readonly text: string | null; readonly value: readonly unknown[] }>();

const storageKey = (name: string, profileKey: string): string => `santha.${name}.${profileKey}`;

/** The kept list of one person; the same array until it changes. Empty where nothing can be stored. */
function listOf(name: string, profileKey: string): readonly unknown[] {
  const key = storageKey(name, profileKey);
  const text = storedText(key);
  const known = read.get(key);
  if (known && known.text === text) return known.value;
  const value = parsed(text);
  read.set(key, { text, value });
  return value;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    // What stands there was not written here.
    return [];
  }
}

function putList(name: string, profileKey: string, value: readonly unknown[]): boolean {
  try {
    localStorage.setItem(storageKey(name, profileKey), JSON.stringify(value));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** The drafts of this person on this phone, the latest first. */
export function orderDrafts(profileKey: string): readonly OrderDraft[] {
  return listOf(draftsName, profileKey) as readonly OrderDraft[];
}

/** Keeps a draft, in place of its earlier state; false when the phone could not keep it. */
export function keepOrderDraft(profileKey: string, draft: OrderDraft): boolean {
  const others = orderDrafts(profileKey).filter(({ key }) => key !== draft.key);
  return putList(draftsName, profileKey, [draft, ...others]);
}

/** Takes a draft off the list; only the person himself does so. */
export function removeOrderDraft(profileKey: string, key: string): void {
  putList(
    draftsName,
    profileKey,
    orderDrafts(profileKey).filter((draft) => draft.key !== key),
  );
}

/** What a draft becomes when it is placed. */
export type PlacedDraft = { readonly masterId: string; readonly orderIds: readonly string[] };

/** Notes which orders a draft has become. */
export function markDraftPlaced(profileKey: string, key: string, placed: PlacedDraft): void {
  const draft = orderDrafts(profileKey).find((candidate) => candidate.key === key);
  if (draft) keepOrderDraft(profileKey, { ...draft, ...placed });
}

/** Whether both are the same packs for the same person. */
export function isSameOrder(one: DraftQuote, other: DraftQuote): boolean {
  const text = ({ groups, assist }: DraftQuote): string => {
    const lines = groups.flatMap((group) => group.lines);
    const packs = lines.map(({ listingId, quantity }) => `${listingId}×${quantity}`).sort();
    return [assist?.farmer?.mobileNo ?? "", ...packs].join();
  };
  return text(one) === text(other);
}

/** The key under which a cart is kept as a draft: its own, that of the waiting draft it was kept as before, else a new one. */
export function keyToKeepUnder(profileKey: string, cart: DraftQuote): string {
  const before = orderDrafts(profileKey).find(
    (draft) => draft.masterId === null && isSameOrder(draft.quote, cart),
  );
  return cart.assist?.draftKey || before?.key || newIdempotencyKey();
}

/** Notes for the draft that the placed cart was, by its key or as a copy of it, which orders it has become. */
export function markCartPlaced(profileKey: string, cart: DraftQuote | undefined, placed: PlacedDraft): void {
  if (!cart) return;
  const waiting = orderDrafts(profileKey).filter((draft) => draft.masterId === null);
  const key =
    cart.assist?.draftKey ?? waiting.find((draft) => draft.isOfCart && isSameOrder(draft.quote, cart))?.key;
  if (key) markDraftPlaced(profileKey, key, placed);
}

/** Remembers products as they were seen last, so that an order can be prepared without a connection. */
export function rememberGoods(profileKey: string, lines: readonly CartLine[]): void {
  const seen = new Set(lines.map(({ listingId }) => listingId));
  const others = knownGoods(profileKey).filter(({ listingId }) => !seen.has(listingId));
  putList(goodsName, profileKey, [...lines, ...others].slice(0, mostGoods));
}

/** Products that this person had in the cart on this phone, the latest first. */
export function knownGoods(profileKey: string): readonly CartLine[] {
  return listOf(goodsName, profileKey) as readonly CartLine[];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The drafts of this person; the component renders again when they change, also in another tab. */
export function useOrderDrafts(profileKey: string): readonly OrderDraft[] {
  return useSyncExternalStore(subscribe, () => orderDrafts(profileKey));
}
