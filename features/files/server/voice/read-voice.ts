import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext, Platform } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "../../contract/files.ts";
import { parseVoiceName, voiceTypes } from "../../contract/voice-url.ts";
import { readVoice as endpoint } from "../../contract/voices.ts";
import { canSeeFile } from "../policy.ts";
import { selectFile } from "../queries.ts";
import { voiceStoredName } from "../stored-names.ts";

/** Reads a voice note that the caller may hear. */
export async function readVoice(
  context: MemberContext,
  { params: { name } }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const voice = parseVoiceName(name);
  const file = voice && (await selectFile(context.database, voice.voiceKey));
  if (!file || !canSeeFile(context.actor, file)) return refuse(endpoint, "files/recording-not-found");
  return (await voiceBytes(context, name)) ?? refuse(endpoint, "files/recording-not-found");
}

/** A voice note by its name; null when it is gone. The caller knows who may hear it. */
export async function voiceBytes(
  { storage }: Pick<Platform, "storage">,
  name: string,
): Promise<FileBytes | null> {
  const voice = parseVoiceName(name);
  const bytes = voice && (await storage.get(voiceStoredName(voice.voiceKey, voice.format)));
  return bytes && { contentType: voiceTypes[voice.format], bytes, isPlayed: true };
}
