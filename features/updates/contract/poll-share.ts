import { spreadOver } from "#engine/contract/money.ts";

/**
 * The options' shares in full percent, which make 100 together, or less where equal votes would be shown as unequal; null:
 * they are not told yet.
 */
export function percentsOf(options: readonly { readonly count: number | null }[]): number[] | null {
  const counts = options.flatMap(({ count }) => (count === null ? [] : [count]));
  if (counts.length < options.length) return null;
  const shares = spreadOver(100, counts);
  const leastOf = (count: number) => Math.min(...shares.filter((_, at) => counts[at] === count));
  return counts.map(leastOf);
}
