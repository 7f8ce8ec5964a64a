import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { sendText, textOfAnswer } from "./answers/send-answer.ts";

/** An answer that lies ready to be sent. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  /** Weak: compressed or not, the answer is the same. */
  readonly tag: string;
}

export function readyAnswer(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Record<string, unknown>,
): ReadyAnswer {
  const bytes = Buffer.from(textOfAnswer(reply, endpoint, answer));
  return { bytes, tag: `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"` };
}

/**
 * Sends an answer that the caller's own cache keeps and asks for each time: a 304 without a body while it is the same
 * as the one that he has.
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag }: ReadyAnswer,
): FastifyReply {
  reply.headers({ "cache-control": "private, no-cache", vary: "accept-language, cookie", etag: tag });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return sendText(reply, bytes);
}

function isKnown(asked: string | undefined, tag: string): boolean {
  return (asked ?? "").split(",").some((each) => each.trim() === tag);
}
