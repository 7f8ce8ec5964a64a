import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { addPublicPhotos } from "#features/files/server";
import { isPhotoOfQuestion } from "./guest.queries.ts";

const below = "/public/social/qa/photos";

/** Address of a photo of a question or of its answers for people without a session, below the app's origin. */
export function guestPhotoPath(questionKey: string, pictureKey: string): string {
  return `${below}/${questionKey}-${pictureKey}.webp`;
}

/** The photos of questions for guests, chats and search engines. */
export function addGuestPhotos(app: FastifyInstance, platform: Platform): void {
  addPublicPhotos(app, platform, {
    below,
    isShown: (questionKey, pictureKey) => isPhotoOfQuestion(platform.database, { questionKey, pictureKey }),
  });
}
