import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { sandboxed } from "#engine/server/outside/files/picture-bodies.ts";
import { sendRanged } from "#engine/server/outside/files/ranged-bytes.ts";
import { voiceBytes } from "./read-voice.ts";

/**
 * Voice notes for guests at `{below}/{of}-{name}`. `isShown` says whether a thing that is public holds the voice note;
 * every other one is not found.
 */
export function addPublicVoices(
  app: FastifyInstance,
  platform: Platform,
  {
    below,
    isShown,
  }: { readonly below: string; readonly isShown: (of: string, name: string) => Promise<boolean> },
): void {
  app.get<{ Params: { file: string } }>(`${below}/:file`, async (request, reply) => {
    const [, of, name] = /^([\w-]{1,60})-([\w-]{22}-\d{1,3}\.\w+)$/.exec(request.params.file) ?? [];
    const isThere = of && name && (await isShown(of, name));
    const voice = isThere ? await voiceBytes(platform, name) : null;
    if (!voice) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such recording.");
    // No cache: what is deleted or hidden is gone at once.
    reply
      .type(voice.contentType)
      .headers({ ...sandboxed, "cache-control": "private, no-cache", "content-disposition": "inline" });
    return sendRanged(request, reply, voice.bytes);
  });
}
