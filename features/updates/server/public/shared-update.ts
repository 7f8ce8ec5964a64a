import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { publicVisit, sendPublicPage } from "#engine/server/public-pages/public-page.ts";
import { pictureBytes } from "#features/files/server";
import { findShared, findSharedPicture } from "../reading/updates.queries.ts";
import { addSharedVoices, publicUpdateOf } from "./public-update.ts";
import { missingPage, updatePage } from "./shared-update.html.ts";

const sharePattern = /^[\w-]{22}$/;

/**
 * `/public/social/updates/{shareId}`: a small page for chats and guests with an update and a button into the app, and
 * its pictures and voice note. Open to everybody: it carries what `publicUpdateOf` names and nothing else.
 */
export function addSharedUpdatePage(app: FastifyInstance, platform: Platform): void {
  addSharedVoices(app, platform);
  app.get<{ Params: { shareId: string } }>("/public/social/updates/:shareId", async (request, reply) => {
    const visit = publicVisit(platform, request);
    const { shareId } = request.params;
    const card = sharePattern.test(shareId) ? await findShared(platform.database, shareId) : undefined;
    const html = card ? updatePage(publicUpdateOf(card, platform.clock.now()), visit) : missingPage(visit);
    return sendPublicPage(platform, reply, { html, isFound: card !== undefined });
  });
  app.get<{ Params: { shareId: string; file: string } }>(
    "/public/social/updates/:shareId/pictures/:file",
    async (request, reply) => {
      const { shareId, file } = request.params;
      const place = Number(/^([1-9][0-9]?)\.webp$/.exec(file)?.[1] ?? 0);
      const isAsked = place > 0 && sharePattern.test(shareId);
      const key = isAsked && (await findSharedPicture(platform.database, { shareId, place }));
      const bytes = key ? await pictureBytes(platform, key, 640) : undefined;
      if (!bytes) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such picture.");
      // Not for long: what is deleted or taken down is gone at once.
      return reply.type("image/webp").header("cache-control", "public, max-age=300").send(Buffer.from(bytes));
    },
  );
}
