import { isSavingData } from "../../data/data-saver.ts";
import { registeredFeatures } from "./registered.ts";

/** After what else begins with a session, so that it takes no share of the connection from what a person looks at. */
const delayMs = 6000;

/**
 * Asks once for what a person wants to read without a network and may not have opened yet, as the features say it.
 * Not on a device that saves data. Returns what ends it.
 */
export function start(): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    if (!isSavingData() && navigator.onLine) void readAhead(() => isOver).catch(() => {});
  }, delayMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** One feature after the other; each answer is kept as if its page had been opened. */
export async function readAhead(isOver: () => boolean = () => false): Promise<void> {
  for (const { readAhead: load } of registeredFeatures())
    if (load && !isOver()) await (await load()).readAhead(isOver);
}
