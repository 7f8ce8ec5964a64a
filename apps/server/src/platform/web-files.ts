import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const built = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** Serves the built app. Names with a hash are kept for ever, everything else is asked for again each time. */
export async function addWebFiles(app: FastifyInstance, folder = built): Promise<boolean> {
  if (!existsSync(`${folder}/index.html`)) return false;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = /\/assets\/[^/]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return true;
}
