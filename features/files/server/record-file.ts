import type { Insertable } from "kysely";
import type { MemberContext } from "#engine/server/context.ts";
import type { Tables } from "#engine/server/data/generated.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { insertFile, takeRoom } from "./queries.ts";

/** What a new file is, beside its owner and time. */
type NewFile = Omit<Insertable<Tables["files"]>, "owner_profile_id" | "created_at">;

/** Counts a file against the caller's quota and notes it before its bytes are stored; `onFull` refuses. */
export async function recordFile(context: MemberContext, file: NewFile, onFull: () => never): Promise<void> {
  const { profileId } = context.actor;
  const { mostFilesPerPerson: mostFiles, mostBytesPerPerson: mostBytes } = context.config.files;
  await inTransaction(context, async (transaction) => {
    if (!(await takeRoom(transaction, profileId, file.stored_bytes, { mostFiles, mostBytes }))) onFull();
    await insertFile(transaction, {
      ...file,
      owner_profile_id: profileId,
      created_at: context.clock.now(),
    });
  });
}
