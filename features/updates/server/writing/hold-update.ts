import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { holdListed } from "#features/moderation/server";
import { findWritten } from "../polls/polls.queries.ts";
import { wordsWith } from "../polls/words-with.ts";
import { setTakenDown } from "../reports/hiding.queries.ts";

/** Lets support look first at an update that is out and holds a listed word; true where nobody sees it until then. */
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
): Promise<boolean> {
  if (update.publishedAt === null) return false;
  const { id, shareId, authorProfileId, body, pictureKeys: pictures, voice } = update;
  const words = wordsWith(body, (await findWritten(transaction, id))?.options);
  const isHeld = await holdListed(platform, transaction, {
    ...{ kind: "update", key: String(id), leadsTo: `/app/social/updates/${shareId}` },
    ...{ authorProfileId, words, pictures, voice },
  });
  if (isHeld) await setTakenDown(transaction, { id, at: platform.clock.now() });
  return isHeld;
}
