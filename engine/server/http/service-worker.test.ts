import Fastify from "fastify";
import { expect, test } from "vitest";
import { addServiceWorker } from "./service-worker.ts";

async function served(settings: { built?: string; pageFiles?: string[]; isOn?: boolean }) {
  const app = Fastify();
  const { built = 'keep("santha-page-%PAGE_REVISION%")', pageFiles = ["page"], isOn = true } = settings;
  addServiceWorker(app, { built, pageFiles, isOn });
  return app.inject("/service-worker.js");
}

test("browsers ask for the worker each time, and it changes with what is served as the page", async () => {
  const answer = await served({});
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.headers["content-type"]).toMatch(/^text\/javascript/);
  expect(answer.body).toMatch(/^keep\("santha-page-[0-9a-f]{16}"\)$/);
  expect((await served({})).body).toBe(answer.body);
  expect((await served({ pageFiles: ["page with another support phone"] })).body).not.toBe(answer.body);
});

test("switched off, a worker is served that throws away what was kept and ends itself", async () => {
  const { body } = await served({ isOn: false });
  expect(body).toContain("caches.delete(name)");
  expect(body).toContain("registration.unregister()");
  expect(body).not.toContain('"fetch"');
});

test("a built worker that would keep one page for ever is refused", async () => {
  await expect(served({ built: "keep()" })).rejects.toThrow("%PAGE_REVISION%");
});
