/** Share of an option in full percent. */
export function percentOf(count: number, all: number): number {
  return all === 0 ? 0 : Math.round((100 * count) / all);
}
