import type { FastifyInstance } from "fastify";
import type { Platform } from "#engine/server/context.ts";
import { pictureBytes } from "./picture-bytes.ts";

/**
 * Photos for guests, chats and feeds at `{below}/{of}-{pictureKey}.webp`. `isShown` says whether a thing that is public
 * shows the picture; every other one is not found.
 */
export function addPublicPhotos(
  app: FastifyInstance,
  platform: Platform,
  {
    below,
    isShown,
  }: { readonly below: string; readonly isShown: (of: string, pictureKey: string) => Promise<boolean> },
): void {
  app.get<{ Params: { file: string } }>(`${below}/:file`, async (request, reply) => {
    const [, of, pictureKey] = /^([\w-]{1,60})-([\w-]{22})\.webp$/.exec(request.params.file) ?? [];
    const isThere = of && pictureKey && (await isShown(of, pictureKey));
    const bytes = isThere ? await pictureBytes(platform, pictureKey, 640) : undefined;
    if (!bytes) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such picture.");
    // A week, as drawings: who has it may show it for that long after it was taken away.
    return reply
      .type("image/webp")
      .header("cache-control", "public, max-age=604800, immutable")
      .send(Buffer.from(bytes));
  });
}
