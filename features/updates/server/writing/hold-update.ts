import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { holdListed } from "#features/moderation/server";

/** Lets support look first at an update that is out and holds a listed word. */
export async function holdUpdate(
  platform: Pick<Platform, "clock" | "events" | "signals">,
  transaction: Transaction,
  update: {
    readonly id: number;
    readonly shareId: string;
    readonly authorProfileId: number;
    readonly body: string;
    readonly pictureKeys: readonly string[];
    readonly voice: string | null;
    /** Null: it waits for its time, and is looked at then. */
    readonly publishedAt: Date | null;
  },
): Promise<void> {
  if (update.publishedAt === null) return;
  const { id, shareId, authorProfileId, body: words, pictureKeys: pictures, voice } = update;
  await holdListed(platform, transaction, {
    ...{ kind: "update", key: String(id), leadsTo: `/app/social/updates/${shareId}` },
    ...{ authorProfileId, words, pictures, voice },
  });
}
