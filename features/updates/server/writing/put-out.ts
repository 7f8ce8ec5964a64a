import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { publish, withdraw } from "#features/feed/server";

/** The kind of subject that updates are in the home stream, which reads them by their id. */
const kind = "written-update";

/** Puts an update into the home stream. Locks the stream until the end, so it is the last thing done. */
export async function putOut(
  platform: Pick<Platform, "clock" | "config" | "signals">,
  transaction: Transaction,
  { id, authorProfileId }: { readonly id: number; readonly authorProfileId: number },
): Promise<void> {
  await publish(platform, transaction, {
    subject: { kind, key: String(id) },
    event: "SHARE_UPDATE",
    authorProfileId,
  });
}

/** Takes an update out of the home stream; one that waits is not in it. */
export async function takeBack(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  id: number,
): Promise<void> {
  await withdraw(platform, transaction, { kind, key: String(id) });
}
