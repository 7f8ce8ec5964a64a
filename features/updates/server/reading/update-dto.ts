import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { readCards, viewerOf } from "#features/store/server";
import { type Poll, pollFor } from "../../contract/poll.ts";
import { type Update, updateFor } from "../../contract/update.ts";
import type { UpdateRow } from "./updates.queries.ts";

/** Updates for the caller, with today's prices of what they show; no statement where they show nothing. */
export async function updatesFor(
  context: MemberContext,
  reader: Reader,
  rows: readonly UpdateRow[],
): Promise<Update[]> {
  const level3Ids = [...new Set(rows.flatMap(({ card }) => card.level3Id ?? []))];
  const products =
    level3Ids.length === 0 ? [] : await readCards(reader, { level3Ids, viewer: viewerOf(context) });
  const byId = new Map(products.map((product) => [product.level3Id, product]));
  const now = context.clock.now();
  return rows.map(({ card, unseenComments, marks, choice, authorProfileId }) =>
    updateFor(card, {
      isMine: authorProfileId === context.actor.profileId,
      marks,
      product: byId.get(card.level3Id ?? 0) ?? null,
      ...{ unseenComments, choice, now },
    }),
  );
}

/** The poll of an update for the caller; null where it has none. */
export function pollOf(
  { actor, clock }: Pick<MemberContext, "actor" | "clock">,
  { card, choice, authorProfileId }: UpdateRow,
): Poll | null {
  const isMine = authorProfileId === actor.profileId;
  return pollFor(card.poll, { publishedAt: card.publishedAt, isMine, choice, now: clock.now() });
}
