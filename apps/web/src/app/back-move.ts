import { stepsToLeaveProduct } from "../lib/history-counting.ts";
import type { BackRule } from "../lib/navigation.ts";

/** Where the back button leads: so many history entries back, or to an address. */
export type BackMove = { readonly steps: number } | { readonly to: string };

/**
 * The move of the back button. A declared address wins; a product is left by its number of SKU changes; else the
 * previous page. Where the history does not reach that far, as in a new tab, it leads to `above`.
 */
export function backMove(situation: {
  readonly rule: BackRule | undefined;
  /** State of the current history entry. */
  readonly state: unknown;
  /** Entries of this app that lie before the current one. */
  readonly entriesBefore: number;
  /** The page above this one. */
  readonly above: string;
}): BackMove {
  const { rule, state, entriesBefore, above } = situation;
  if (rule && rule !== "leaves-product") return rule;
  const steps = rule === "leaves-product" ? stepsToLeaveProduct(state) : 1;
  return entriesBefore >= steps ? { steps } : { to: above };
}
