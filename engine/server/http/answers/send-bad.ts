import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../context.ts";
import { securityHeaders } from "../limits/security-headers.ts";
import { languageOf } from "../request-context.ts";
import { badAnswer, InputRefused, type Sentences } from "./answers.ts";
import { AppError, type PlatformErrorCode, platformErrors } from "./errors.ts";

/** Answers anything that was thrown in the envelope, and logs faults. */
export function sendBad(
  sentences: Sentences,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request.headers["accept-language"]);
  const { endpointName = "" } = request.routeOptions.config as { endpointName?: string };
  const [feature = ""] = endpointName.split("/");
  const answer = badAnswer(error, sentences, { language, id: request.id, feature });
  if (answer.status >= 500) request.log.error({ err: error }, "fault");
  else if (error instanceof AppError && error.refusal.detail) request.log.info(error.refusal.detail);
  else if (!(error instanceof AppError || error instanceof InputRefused))
    request.log.debug({ err: error }, "refused");
  if (answer.retryAfterInSeconds !== undefined)
    reply.header("retry-after", String(answer.retryAfterInSeconds));
  return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
}

/** Answers a request whose address cannot be read: Fastify runs no hook for it, so the headers are set here. */
export function sendUnroutable(
  platform: Platform,
  sentences: Sentences,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ ...securityHeaders(platform.config), "x-request-id": request.id });
  sendBad(sentences, Object.assign(new Error("unreadable address"), { statusCode: 400 }), request, reply);
}

const rawStatus: Readonly<Record<string, { line: string; code: PlatformErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { line: "431 Request Header Fields Too Large", code: "platform/too-large" },
  ERR_HTTP_REQUEST_TIMEOUT: { line: "408 Request Timeout", code: "platform/unreadable" },
};
const unreadable = { line: "400 Bad Request", code: "platform/unreadable" } as const;

/** Answers bytes that are no HTTP request: there is no request and no reply, only the socket. */
export function answerOnSocket(platform: Platform, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, code } = rawStatus[error.code ?? ""] ?? unreadable;
  const requestId = platform.ids.token();
  const body = JSON.stringify({ code, info: platformErrors[code].en, data: null, requestId });
  const headers = {
    ...securityHeaders(platform.config),
    "x-request-id": requestId,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${line}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
