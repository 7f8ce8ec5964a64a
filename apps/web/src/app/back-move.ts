import { stepsToLeaveProduct } from "../lib/history-counting.ts";
import type { BackRule } from "../lib/navigation.ts";

/** Where the back button leads: so many history entries back, or to an address. */
export type BackMove = { readonly steps: number } | { readonly to: string };

/**
 * The move of the back button. A declared address wins, and is gone back to where it is the page before, so that it is
 * found again as it was left; a product is left by its number of SKU changes; else the
 * previous page. Where the history does not reach that far, as in a new tab, it leads to `above`.
 */
export function backMove(situation: {
  readonly rule: BackRule | undefined;
  /** State of the current history entry. */
  readonly state: unknown;
  /** Entries of this app that lie before the current one. */
  readonly entriesBefore: number;
  /** Address of the entry before the current one, as far as the browser tells it. */
  readonly pageBefore: string | undefined;
  /** The page above this one. */
  readonly above: string;
}): BackMove {
  const { rule, state, entriesBefore, pageBefore, above } = situation;
  if (rule && rule !== "leaves-product") return pageBefore?.split("?")[0] === rule.to ? { steps: 1 } : rule;
  const steps = rule === "leaves-product" ? stepsToLeaveProduct(state) : 1;
  return entriesBefore >= steps ? { steps } : { to: above };
}

/** Address in the app of the history entry before the current one. Browsers without the Navigation API do not tell it. */
export function pageBefore(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { currentEntry } = navigation;
  const before = currentEntry && navigation.entries()[currentEntry.index - 1];
  return before?.url ? new URL(before.url).hash.slice(1) : undefined;
}
