import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

const place = "%PAGE_REVISION%";

/**
 * Served instead of the service worker when it is switched off: it deletes all caches and unregisters. Open pages
 * go on without it.
 */
const end = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker with a hash of the page and its files (`pageFiles`). A changed build or page changes
 * its bytes, so browsers update it.
 * @throws when the built worker has no placeholder for the hash.
 */
export function addServiceWorker(
  app: FastifyInstance,
  { built, pageFiles, isOn }: { built: string; pageFiles: readonly string[]; isOn: boolean },
): void {
  if (!built.includes(place)) throw new Error(`the built service worker has no ${place}`);
  const revision = createHash("sha256").update(JSON.stringify(pageFiles)).digest("hex").slice(0, 16);
  const text = isOn ? built.replaceAll(place, revision) : end;
  app.get("/service-worker.js", (_, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(text),
  );
}
