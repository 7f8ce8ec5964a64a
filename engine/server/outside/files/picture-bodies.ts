import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type FileBytes, type FileStream, pictureTypes } from "#features/files/contract/files.ts";
import type { Config } from "../../config/config.ts";
import type { Sentences } from "../../http/answers/answers.ts";
import { platformRefusal } from "../../http/answers/errors.ts";
import { sendBad } from "../../http/answers/send-bad.ts";
import { timesNamed } from "../../http/guards.ts";
import { sendRanged } from "./ranged-bytes.ts";

const megabyte = 1_000_000;

/** Reads the bodies of picture calls whole; every other call has refused these content types before (R39). */
export function addPictureParser(app: FastifyInstance): void {
  app.addContentTypeParser([...pictureTypes], { parseAs: "buffer" }, (_, body, done) => done(null, body));
}

/** A picture comes under exactly one listed content type and not compressed once more; anything else is 415. */
export function requirePicture(request: FastifyRequest): void {
  const type = request.headers["content-type"] ?? "";
  const isListed = pictureTypes.some((listed) => listed === type);
  if (
    timesNamed(request, "content-type") !== 1 ||
    !isListed ||
    request.headers["content-encoding"] !== undefined
  ) {
    throw platformRefusal("platform/not-a-picture", { fields: { picture: "platform/not-a-picture" } });
  }
}

/** A picture may be larger than other bodies, and the refusal says how large. */
export function pictureOptions(
  { files: { largestPictureInBytes } }: Pick<Config, "files">,
  sentences: Sentences,
): Pick<RouteShorthandOptions, "bodyLimit" | "errorHandler"> {
  const tooLarge = platformRefusal("platform/picture-too-large", {
    values: { megabytes: largestPictureInBytes / megabyte },
    fields: { picture: "platform/picture-too-large" },
  });
  return {
    bodyLimit: largestPictureInBytes,
    errorHandler: (error, request, reply) =>
      void sendBad(sentences, error.statusCode === 413 ? tooLarge : error, request, reply),
  };
}

/** Opened by itself a file that somebody sent can neither run nor load anything. */
export const sandboxed = { "content-security-policy": "default-src 'none'; sandbox" } as const;

/** A picture or recording never changes under its name; a file to be saved is made for this caller: no cache keeps it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  const file = data as FileBytes | FileStream;
  const { contentType, savedAs } = file;
  reply
    .type(contentType)
    .header("cache-control", savedAs ? "no-store" : "private, max-age=31536000, immutable")
    .headers(sandboxed)
    .header("content-disposition", savedAs ? `attachment; filename="${savedAs}"` : "inline");
  if ("pieces" in file) return reply.send(Readable.from(file.pieces, { objectMode: false }));
  return file.isPlayed ? sendRanged(request, reply, file.bytes) : reply.send(Buffer.from(file.bytes));
}
