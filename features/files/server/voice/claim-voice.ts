import type { Role } from "#engine/contract/person.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { parseVoiceName } from "../../contract/voice-url.ts";
import { type UseOfFiles, usedFiles } from "../claim-picture.ts";
import { claimVoiceFile, setReaderRoles } from "./voices.queries.ts";

/** What a feature does with an uploaded recording. */
export interface VoiceUse extends UseOfFiles {
  /** Null: no voice note. */
  readonly voiceKey: string | null;
  /** Name of the one that is there already, where something is changed. */
  readonly before?: string | null;
}

/**
 * Marks a recording as used, in the transaction that keeps its name, and returns that name; the one that is there may
 * stay. Undefined when it is not the person's, is used already or is gone.
 */
export async function claimVoice(
  transaction: Transaction,
  { voiceKey, before = null, ...use }: VoiceUse,
): Promise<string | null | undefined> {
  if (voiceKey === null) return null;
  if (before !== null && voiceKeyOf(before) === voiceKey) return before;
  return claimVoiceFile(transaction, usedFiles([voiceKey], use));
}

/** The keys of voice notes that something used and does not use any more, for `releasePictures`. */
export function voicesLeft(before: string | null, after: string | null): string[] {
  return before === null || before === after ? [] : [voiceKeyOf(before)];
}

/** Says which roles may read private pictures and hear voice notes beside those who do already. */
export async function letRolesRead(
  transaction: Transaction,
  {
    pictures = [],
    voices = [],
  }: { readonly pictures?: readonly string[]; readonly voices?: readonly string[] },
  roles: readonly Role[],
): Promise<void> {
  const fileKeys = [...pictures, ...voices.map(voiceKeyOf)];
  if (fileKeys.length > 0) await setReaderRoles(transaction, fileKeys, roles);
}

function voiceKeyOf(name: string): string {
  return parseVoiceName(name)?.voiceKey ?? "";
}
