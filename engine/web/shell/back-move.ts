import { stepsToLeaveProduct } from "../routes/history-counting.ts";
import type { BackRule } from "../routes/navigation.ts";

/** Where the back button leads: so many history entries back, or to an address. */
export type BackMove = { readonly steps: number } | { readonly to: string };

/**
 * Where the back button leads. A declared address comes first; if it is the previous page, this goes back in
 * history to restore its state. A product page skips its SKU changes. Otherwise the previous page, or
 * `above` without one.
 */
export function backMove(situation: {
  readonly rule: BackRule | undefined;
  /** State of the current history entry. */
  readonly state: unknown;
  /** Entries of this app that lie before the current one. */
  readonly entriesBefore: number;
  /** Address of the previous entry, where the browser reveals it. */
  readonly pageBefore: string | undefined;
  /** The page above this one. */
  readonly above: string;
}): BackMove {
  const { rule, state, entriesBefore, pageBefore, above } = situation;
  if (rule && rule !== "leaves-product") return pageBefore?.split("?")[0] === rule.to ? { steps: 1 } : rule;
  const steps = rule === "leaves-product" ? stepsToLeaveProduct(state) : 1;
  return entriesBefore >= steps ? { steps } : { to: above };
}

/** Address of the previous history entry inside the app. Undefined in browsers without the Navigation API. */
export function pageBefore(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { currentEntry } = navigation;
  const before = currentEntry && navigation.entries()[currentEntry.index - 1];
  return before?.url ? new URL(before.url).hash.slice(1) : undefined;
}
