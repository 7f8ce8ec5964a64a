import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { parseVoiceName } from "#features/files/contract/voice-url.ts";
import { addPublicVoices } from "#features/files/server";
import { pollFor } from "../../contract/poll.ts";
import { sharedUpdatePath } from "../../contract/shared-path.ts";
import type { UpdateCard } from "../../contract/update.ts";
import type { PublicUpdate } from "../../contract/updates.ts";
import { isVoiceOfShared } from "../reading/updates.queries.ts";

/** Address of a picture of an update for people without a session, the first at 1. */
export function sharedPicturePath(shareId: string, place: number): string {
  return `${sharedUpdatePath(shareId)}/pictures/${place}.webp`;
}

const voicesBelow = "/public/social/updates/voices";

/** The voice note of an update for people without a session; null where there is none. */
function sharedVoice({ shareId, voice }: UpdateCard): PublicUpdate["voice"] {
  const parsed = voice === null ? null : parseVoiceName(voice);
  return parsed && { url: `${voicesBelow}/${shareId}-${voice}`, seconds: parsed.seconds };
}

/** Voice notes of updates for guests. */
export function addSharedVoices(app: FastifyInstance, platform: Platform): void {
  addPublicVoices(app, platform, {
    below: voicesBelow,
    isShown: (shareId, voice) => isVoiceOfShared(platform.database, { shareId, voice }),
  });
}

/** What a guest may see: each field is named here, so that nothing new becomes public by itself. */
export function publicUpdateOf(card: UpdateCard, now: Date): PublicUpdate {
  return {
    shareId: card.shareId,
    authorName: card.author.name,
    district: card.author.district,
    text: card.text,
    pictures: card.pictures.map((_, at) => sharedPicturePath(card.shareId, at + 1)),
    voice: sharedVoice(card),
    poll: pollFor(card.poll, { publishedAt: card.publishedAt, isMine: false, choice: null, now }),
    crops: card.crops,
    publishedAt: card.publishedAt,
    isEdited: card.editedAt !== null,
    usefulCount: card.usefulCount,
    commentCount: card.commentCount,
  };
}
