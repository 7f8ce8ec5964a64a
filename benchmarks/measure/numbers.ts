/** The value below which a share of the numbers lies. @throws for none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error("there is nothing to take a percentile of");
  return found;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** One line of the page: what was measured, the mark it is held against, and whether it was met. */
export interface Mark {
  readonly name: string;
  readonly measured: string;
  readonly mark: string;
  readonly isMet: boolean;
}

const milliseconds = (value: number) => `${Math.round(value).toLocaleString("en")} ms`;

/** A duration that may be at most `most` milliseconds. */
export function atMost(name: string, value: number, most: number): Mark {
  return { name, measured: milliseconds(value), mark: `≤ ${milliseconds(most)}`, isMet: value <= most };
}
