import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { sendAnswer } from "./answers/send-answer.ts";

/**
 * Sends an answer that the caller's own cache keeps and asks for each time: a 304 without a body while it is the same
 * as the one that he has.
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Record<string, unknown>,
): FastifyReply {
  const tag = tagOf(answer);
  reply.headers({ "cache-control": "private, no-cache", vary: "accept-language, cookie", etag: tag });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return sendAnswer(reply, endpoint, answer);
}

/** Weak: compressed or not, the answer is the same. */
function tagOf(answer: object): string {
  return `W/"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22)}"`;
}

function isKnown(asked: string | undefined, tag: string): boolean {
  return (asked ?? "").split(",").some((each) => each.trim() === tag);
}
