import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { publicVisit, sendPublicPage } from "#engine/server/public-pages/public-page.ts";
import { addGuestFiles } from "./guest-files.ts";
import { guestQuestionOf } from "./guest-question.ts";
import { missingQuestionPage, questionPage } from "./public-question.html.ts";

/**
 * `/public/social/qa/{questionId}`: a small page for chats, search engines and guests, with the question, its answers
 * and a button into the app.
 */
export function addPublicQuestionPage(app: FastifyInstance, platform: Platform): void {
  addGuestFiles(app, platform);
  app.get<{ Params: { id: string } }>("/public/social/qa/:id", async (request, reply) => {
    const visit = publicVisit(platform, request);
    const { id } = request.params;
    const question = /^[\w-]{1,100}$/.test(id) ? await guestQuestionOf(platform.database, id) : undefined;
    const html = question ? questionPage(question, visit) : missingQuestionPage(visit);
    return sendPublicPage(platform, reply, { html, isFound: question !== undefined });
  });
}
