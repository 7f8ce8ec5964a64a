/** Chance that falls the same way every time: a small generator (mulberry32) with a fixed seed. */
export interface Chance {
  /** Whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  of<T>(list: readonly T[]): T;
  /** True in this many of a hundred cases. */
  percent(share: number): boolean;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    of: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new Error("nothing to choose from");
      return found;
    },
    percent: (share) => next() * 100 < share,
  };
}
