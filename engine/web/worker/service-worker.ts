import {
  deleteOld,
  fetchDrawing,
  fetchPageSoon,
  fetchPart,
  keepShell,
  keepUsed,
  keptDrawing,
  keptPage,
  keptPageFile,
  keptPart,
} from "./keeping.ts";
import { openPush, showPush } from "./push.ts";
import { isOld, isReload, type Way, wayOf } from "./rules.ts";
import type { ToWorker } from "./to-worker.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));

// A new worker waits until no page of the old one is open, or until a person says that he is ready.
self.addEventListener("activate", (event) => event.waitUntil(deleteOld().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.kind === "take-over") event.waitUntil(self.skipWaiting());
  else if (message.kind === "keep") event.waitUntil(keepUsed(message.paths, message.isAhead));
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way !== null) event.respondWith(answers[way](event));
});

self.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));

self.addEventListener("notificationclick", (event) => event.waitUntil(openPush(event.notification)));

const answers: Record<Way, (event: FetchEvent) => Promise<Response>> = {
  page: async ({ request }) => {
    const before = await keptPage();
    if (!before) return fetch(request);
    return isReload(request) ? fetchPageSoon().catch(() => before) : before;
  },
  "page-file": async ({ request }) => (await keptPageFile(pathOf(request))) ?? fetch(request),
  part: async ({ request }) => (await keptPart(pathOf(request))) ?? fetchPart(request),
  drawing: async (event) => {
    const before = await keptDrawing(pathOf(event.request));
    if (!before) return fetchDrawing(event.request);
    if (isOld(before.headers.get("date"), Date.now()))
      event.waitUntil(fetchDrawing(event.request).catch(() => {}));
    return before;
  },
};

const pathOf = (request: Request): string => new URL(request.url).pathname;
