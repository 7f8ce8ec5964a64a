import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { readExport as endpoint } from "../../contract/privacy.ts";
import { selectPart, selectReady } from "./export.queries.ts";

/** The caller's own copy, a part at a time. */
export async function readExport(context: MemberContext): Promise<FileStream> {
  const { database, clock, actor } = context;
  const ready = await selectReady(database, actor.profileId, clock.now());
  if (!ready) return refuse(endpoint, "privacy/no-copy");
  return {
    contentType: "application/zip",
    pieces: partsOf(context, ready.id),
    savedAs: "santha-your-data.zip",
  };
}

async function* partsOf({ database }: MemberContext, requestId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const bytes = await selectPart(database, requestId, part);
    if (!bytes) return;
    yield bytes;
  }
}
