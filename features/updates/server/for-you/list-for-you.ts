import type { MemberContext } from "#engine/server/context.ts";
import type { Reason } from "../../contract/reading.ts";
import type { Update } from "../../contract/update.ts";
import { updatesFor } from "../reading/update-dto.ts";
import { selectShown } from "../reading/updates.queries.ts";
import { type ForYouReader, findReader, selectCandidates } from "./for-you.queries.ts";
import { placesOf, restText } from "./list-cursor.ts";
import { orderFor, type Place } from "./order-for.ts";

/** A part of the list "For you". The first part makes the list; the further ones read on in it. */
export async function listForYou(
  context: MemberContext,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ updates: (Update & { reason: Reason | null })[]; nextAfter: string | null }> {
  const { actor, clock, database, language } = context;
  const viewerId = actor.profileId;
  const reader = await findReader(database, { profileId: viewerId, language });
  const places = placesOf(after) ?? orderFor(reader, await selectCandidates(database, reader, clock.now()));
  const [page, rest] = [places.slice(0, limit), places.slice(limit)];
  const rows = await selectShown(database, { viewerId, ids: page.map(({ id }) => id) });
  const inOrder = page.flatMap((place) =>
    rows.filter(({ id }) => id === place.id).map((row) => ({ place, row })),
  );
  const updates = await updatesFor(
    context,
    database,
    inOrder.map(({ row }) => row),
  );
  return {
    updates: updates.map((update, at) => ({
      ...update,
      reason: reasonOf(inOrder[at]?.place, update, reader),
    })),
    nextAfter: rest.length > 0 ? restText(rest) : null,
  };
}

/** The reason of a place; a crop that the reader has taken out of his since is none. */
function reasonOf(place: Place | undefined, update: Update, { crops }: ForYouReader): Reason | null {
  if (!place) return null;
  if (place.reason !== "crop") return { kind: place.reason, crop: null };
  const crop = update.crops.find((slug) => crops.includes(slug)) ?? null;
  return crop === null ? { kind: "everyone", crop } : { kind: "crop", crop };
}
