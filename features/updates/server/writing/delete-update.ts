import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { releasePictures, voicesLeft } from "#features/files/server";
import { recountSoon } from "#features/reputation/server";
import { deleteUpdate as endpoint } from "../../contract/updates.ts";
import { takeBack } from "./put-out.ts";
import { lockOwn, removeUpdate } from "./writing.queries.ts";

/** Deletes an update of the caller; a second time, and for another's, there is none. */
export const deleteUpdate: Operation<typeof endpoint> = (context, { params: { shareId } }) =>
  inTransaction(context, async (transaction) => {
    const { profileId: authorProfileId } = context.actor;
    const own = await lockOwn(transaction, { shareId, authorProfileId });
    if (!own) return refuse(endpoint, "updates/not-found");
    const files = [...own.pictureKeys, ...voicesLeft(own.voice, null)];
    await releasePictures(context, transaction, files);
    await removeUpdate(transaction, own.id);
    await recountSoon(transaction, authorProfileId);
    await takeBack(context, transaction, own.id);
    return { shareId };
  });
