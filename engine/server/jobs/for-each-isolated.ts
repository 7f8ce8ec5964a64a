import type { Platform } from "../context.ts";

/**
 * Works on each on its own: one that fails is in the log and comes again with the job's next run, and holds up no
 * other. `isExpected`: it fails because of somebody else, as a provider who does not answer.
 */
export async function forEachIsolated<Item extends string | { readonly id: number | string }>(
  platform: Pick<Platform, "log">,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { isExpected = false }: { readonly isExpected?: boolean } = {},
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      const id = typeof item === "string" ? item : item.id;
      platform.log[isExpected ? "warn" : "error"]({ err: error, id }, "this one is taken up again later");
    }
  }
}
