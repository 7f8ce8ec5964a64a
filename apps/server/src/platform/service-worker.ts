import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

const place = "%PAGE_REVISION%";

/**
 * What browsers get in place of the worker when it is switched off: it throws away all that was kept and ends itself.
 * Pages that are open go on without it.
 */
const end = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker. Browsers take a new one when its bytes change, so it names what is served as the page and
 * beside it (`pageFiles`): they change with the build and with what the server writes into the page.
 * @throws where the built worker has no place for that.
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
