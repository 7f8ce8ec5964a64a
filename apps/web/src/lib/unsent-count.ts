import { useUnsent } from "./unsent.ts";
import { isLeft } from "./unsent-record.ts";

/** How many changes wait on this phone, and how many the server has not taken. */
export function useUnsentCounts(): { readonly waiting: number; readonly refused: number } {
  const records = useUnsent();
  return {
    waiting: records.filter((record) => isLeft(record)).length,
    refused: records.filter(({ state }) => state === "refused").length,
  };
}

/** How many changes still need a network or the person. */
export function useUnsentCount(): number {
  const { waiting, refused } = useUnsentCounts();
  return waiting + refused;
}
