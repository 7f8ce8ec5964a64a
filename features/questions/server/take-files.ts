import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { claimPictures, claimVoice, releasePictures, voicesLeft } from "#features/files/server";

interface GoneErrors {
  readonly "questions/photo-gone": number;
  readonly "questions/voice-gone": number;
}

/**
 * Uses the photos and the recording that are new, gives those up that are gone, and answers the name of the voice note;
 * refuses one that is not the caller's or is used.
 */
export async function takeFiles(
  context: MemberContext,
  transaction: Transaction,
  {
    endpoint: { errors },
    before = { picture_keys: [], voice: null },
    given: { photos, voiceKey },
  }: {
    readonly endpoint: Endpoint & { readonly errors: GoneErrors };
    readonly before?: { readonly picture_keys: readonly string[]; readonly voice: string | null };
    readonly given: { readonly photos: readonly string[]; readonly voiceKey: string | null };
  },
): Promise<string | null> {
  const { profileId: ownerProfileId } = context.actor;
  const use = { ownerProfileId, audience: "members" } as const;
  const added = photos.filter((key) => !before.picture_keys.includes(key));
  const used = await claimPictures(transaction, added, { ...use, usedBy: "questions/photo" });
  const gone = added.filter((key) => !used.includes(key));
  if (gone.length > 0) {
    const code = "questions/photo-gone";
    const fields = Object.fromEntries(gone.map((key) => [`photos.${photos.indexOf(key)}`, code]));
    throw new AppError({ code, status: errors[code], fields });
  }
  const voice = await claimVoice(transaction, {
    ...{ ...use, usedBy: "questions/voice" },
    ...{ voiceKey, before: before.voice },
  });
  if (voice === undefined)
    throw new AppError({ code: "questions/voice-gone", status: errors["questions/voice-gone"] });
  const removed = before.picture_keys.filter((key) => !photos.includes(key));
  await releasePictures(context, transaction, [...removed, ...voicesLeft(before.voice, voice)]);
  return voice;
}
