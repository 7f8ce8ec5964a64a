import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { type VoiceFormat, voiceNameOf } from "../../contract/voice-url.ts";
import { claimFiles, type FileUse } from "../queries.ts";

/** Marks the owner's unused recording as used and answers its name; undefined when it could not be. */
export async function claimVoiceFile(transaction: Reader, use: FileUse): Promise<string | undefined> {
  const [voiceKey] = await claimFiles(transaction, use, "voice");
  if (voiceKey === undefined) return undefined;
  const { voice_seconds: seconds, voice_format: format } = await transaction
    .selectFrom("files")
    .select(["voice_seconds", "voice_format"])
    .where("file_key", "=", voiceKey)
    .executeTakeFirstOrThrow();
  return voiceNameOf({ voiceKey, seconds: Number(seconds), format: format as VoiceFormat });
}

/** Says anew which roles may read these files. */
export async function setReaderRoles(
  transaction: Reader,
  fileKeys: readonly string[],
  roles: readonly string[],
): Promise<void> {
  await transaction
    .updateTable("files")
    .set({ reader_roles: [...roles] })
    .where(sql<boolean>`file_key = any(${[...fileKeys]}::text[])`)
    .execute();
}
