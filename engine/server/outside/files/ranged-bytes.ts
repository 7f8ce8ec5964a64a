import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends bytes whole, or the one part that a player asks for in `Range`; Safari plays nothing without parts. */
export function sendRanged(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const whole = Buffer.from(bytes);
  reply.header("accept-ranges", "bytes");
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
  // Several parts at once, and what cannot be read, are answered with the whole.
  if (!asked || (asked[1] === "" && asked[2] === "")) return reply.send(whole);
  const [first, last] = partOf(asked[1] ?? "", asked[2] ?? "", whole.length);
  if (first > last) return reply.code(416).header("content-range", `bytes */${whole.length}`).send();
  reply.code(206).header("content-range", `bytes ${first}-${last}/${whole.length}`);
  return reply.send(whole.subarray(first, last + 1));
}

/** First and last byte of the part; without a first one it is the end of so many bytes. */
function partOf(from: string, to: string, length: number): readonly [first: number, last: number] {
  if (from === "") return [to === "0" ? length : Math.max(0, length - Number(to)), length - 1];
  return [Number(from), to === "" ? length - 1 : Math.min(Number(to), length - 1)];
}
