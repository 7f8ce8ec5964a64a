import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { sendText, textOfAnswer } from "./answers/send-answer.ts";

/** An answer that lies ready to be sent. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  /** Weak: compressed or not, the answer is the same. */
  readonly tag: string;
  /** Made once, when somebody first takes it so. */
  brotli?: Promise<Buffer>;
}

const compressed = promisify(brotliCompress);

/** How answers are compressed; shorter ones are not. */
export const compression = { threshold: 1024, brotliOptions: { params: { 1: 4 } } } as const;

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
export async function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
): Promise<FastifyReply> {
  const { bytes, tag } = ready;
  const vary = "accept-language, cookie, accept-encoding";
  reply.headers({ "cache-control": "private, no-cache", vary, etag: tag });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  if (bytes.length < compression.threshold || !takesBrotli(request)) return sendText(reply, bytes);
  ready.brotli ??= compressed(bytes, compression.brotliOptions);
  return sendText(reply.header("content-encoding", "br"), await ready.brotli);
}

/** Others are left to the compression of all answers. */
function takesBrotli(request: FastifyRequest): boolean {
  return /(?:^|,)\s*br\s*(?:,|$)/.test(String(request.headers["accept-encoding"] ?? ""));
}

function isKnown(asked: string | undefined, tag: string): boolean {
  return (asked ?? "").split(",").some((each) => each.trim() === tag);
}
