/** Chance that falls the same way for the same seed: a step that breaks something is found again. */
export interface Luck {
  /** Whole number from 0 to `most`, both included. */
  upTo(most: number): number;
  of<T>(items: readonly T[]): T;
  /** The same items in another order. */
  shuffled<T>(items: readonly T[]): T[];
  /** True in this many of a hundred cases. */
  percent(share: number): boolean;
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
}

export function luckOf(seed: number): Luck {
  let state = seed >>> 0;
  // The mulberry32 generator.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    upTo,
    of: (items) => items[upTo(items.length - 1)] as (typeof items)[number],
    shuffled(items) {
      const left = [...items];
      return items.map(() => left.splice(upTo(left.length - 1), 1)[0] as (typeof items)[number]);
    },
    percent: (share) => next() * 100 < share,
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights & string, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries[0]?.[0] as keyof typeof weights & string;
    },
  };
}
