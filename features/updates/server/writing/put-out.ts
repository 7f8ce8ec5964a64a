import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { publish, withdraw } from "#features/feed/server";
import { rank, unrank } from "../for-you/ranks.queries.ts";

/** The kind of subject that updates are in the home stream, which reads them by their id. */
const kind = "written-update";

/** Puts an update into the home stream and the ranks. Locks the stream until the end, so it is the last thing done. */
export async function putOut(
  platform: Pick<Platform, "clock" | "config" | "signals">,
  transaction: Transaction,
  { id, authorProfileId }: { readonly id: number; readonly authorProfileId: number },
): Promise<void> {
  await rank(transaction, id);
  await publish(platform, transaction, {
    subject: { kind, key: String(id) },
    event: "SHARE_UPDATE",
    authorProfileId,
  });
}

/** Takes an update out of the home stream and the ranks; one that waits is in neither. */
export async function takeBack(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  id: number,
): Promise<void> {
  await unrank(transaction, id);
  await withdraw(platform, transaction, { kind, key: String(id) });
}
