import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { largestVoiceInBytes, voiceFormats, voiceTypes } from "#features/files/contract/voice-url.ts";
import type { Sentences } from "../../http/answers/answers.ts";
import { platformRefusal } from "../../http/answers/errors.ts";
import { sendBad } from "../../http/answers/send-bad.ts";
import { timesNamed } from "../../http/guards.ts";

const types = voiceFormats.map((format) => voiceTypes[format]);

/** Reads the bodies of voice calls whole; every other call has refused these content types before (R39). */
export function addVoiceParser(app: FastifyInstance): void {
  app.addContentTypeParser(types, { parseAs: "buffer" }, (_, body, done) => done(null, body));
}

/** A recording comes under exactly one listed content type and not compressed once more; anything else is 415. */
export function requireVoice(request: FastifyRequest): void {
  const [type] = (request.headers["content-type"] ?? "").split(";");
  const isListed = types.some((listed) => listed === type);
  if (
    timesNamed(request, "content-type") !== 1 ||
    !isListed ||
    request.headers["content-encoding"] !== undefined
  ) {
    throw platformRefusal("platform/wrong-content-type");
  }
}

/** A recording may be larger than other bodies, and the refusal speaks of its length. */
export function voiceOptions(
  sentences: Sentences,
): Pick<RouteShorthandOptions, "bodyLimit" | "errorHandler"> {
  const tooLarge = platformRefusal("platform/voice-too-large", {
    fields: { voice: "platform/voice-too-large" },
  });
  return {
    bodyLimit: largestVoiceInBytes,
    errorHandler: (error, request, reply) =>
      void sendBad(sentences, error.statusCode === 413 ? tooLarge : error, request, reply),
  };
}
