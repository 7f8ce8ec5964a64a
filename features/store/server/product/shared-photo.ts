import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { addPublicPhotos } from "#features/files/server";
import { isPhotoOf } from "./product.queries.ts";

const below = "/public/store/photos";

/** Address of a product's photo for people without a session, below the app's origin. */
export function sharedPhotoPath(level3Id: number, photo: string): string {
  return `${below}/${level3Id}-${photo}.webp`;
}

/** The photos of products for guests, chats and feeds: a picture that no product shows is not found. */
export function addSharedPhoto(app: FastifyInstance, platform: Platform): void {
  addPublicPhotos(app, platform, {
    below,
    isShown: async (of, photo) =>
      /^[1-9][0-9]{0,14}$/.test(of) && (await isPhotoOf(platform.database, Number(of), photo)),
  });
}
