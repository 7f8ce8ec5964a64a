import type { FastifyInstance, FastifyRequest } from "fastify";
import { platformRefusal } from "../../http/answers/errors.ts";
import { timesNamed } from "../../http/guards.ts";

/** Largest CSV file that is taken. */
export const largestCsvInBytes = 10_000_000;

const csvType = /^text\/csv(?:; ?charset=utf-8)?$/i;

/** Reads the bodies of CSV calls whole; every other call has refused the content type before. */
export function addCsvParser(app: FastifyInstance): void {
  app.addContentTypeParser("text/csv", { parseAs: "buffer" }, (_, body, done) => done(null, body));
}

/** A CSV file comes under exactly one content type and not compressed once more; anything else is 415. */
export function requireCsv(request: FastifyRequest): void {
  const isCsv = csvType.test(request.headers["content-type"] ?? "");
  if (
    timesNamed(request, "content-type") !== 1 ||
    !isCsv ||
    request.headers["content-encoding"] !== undefined
  ) {
    throw platformRefusal("platform/wrong-content-type");
  }
}
