import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { parseVoiceName } from "#features/files/contract/voice-url.ts";
import { addPublicPhotos, addPublicVoices } from "#features/files/server";
import type { GuestQuestion } from "../../contract/guests.ts";
import { isPhotoOfQuestion, isVoiceOfQuestion } from "./guest.queries.ts";

const below = "/public/social/qa/photos";
const voicesBelow = "/public/social/qa/voices";

/** Address of a photo of a question or of its answers for people without a session, below the app's origin. */
export function guestPhotoPath(questionKey: string, pictureKey: string): string {
  return `${below}/${questionKey}-${pictureKey}.webp`;
}

/** A voice note of a question or of its answers for people without a session; null where there is none. */
export function guestVoice(questionKey: string, voice: string | null): GuestQuestion["voice"] {
  const parsed = voice === null ? null : parseVoiceName(voice);
  return parsed && { url: `${voicesBelow}/${questionKey}-${voice}`, seconds: parsed.seconds };
}

/** The photos and voice notes of questions for guests, chats and search engines. */
export function addGuestFiles(app: FastifyInstance, platform: Platform): void {
  addPublicPhotos(app, platform, {
    below,
    isShown: (questionKey, pictureKey) => isPhotoOfQuestion(platform.database, { questionKey, pictureKey }),
  });
  addPublicVoices(app, platform, {
    below: voicesBelow,
    isShown: (questionKey, voice) => isVoiceOfQuestion(platform.database, { questionKey, voice }),
  });
}
