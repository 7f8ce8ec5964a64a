/** Random whole numbers that are the same in every run. */
export function randomIntegers(seed: number, count: number, least: number, most: number): number[] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => least + Math.floor(next() * (most - least + 1)));
}
