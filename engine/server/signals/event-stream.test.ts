import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { streamRoute } from "../http/route.ts";
import type { StreamEvent } from "./event-stream.ts";

const probe = endpoint({
  name: "probe/follow",
  summary: "Tells much.",
  method: "GET",
  path: "/v2/follow",
  permission: "anyone",
  givesStream: true,
  answer: z.null(),
  errors: {},
});

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});
afterAll(() => process.close());

/** Ten breaths of a stream. */
const someMinutes = 250_000;

/** Opens streams that have more to say with each signal than the network holds back for a browser that reads nothing. */
async function talkativeStreams() {
  const said: StreamEvent[] = [{ id: "1", data: "x".repeat(500_000) }];
  const follow = async () => ({
    topic: "probe",
    startsAfter: "0",
    read: async () => said,
    isHeld: true,
  });
  const app = await process.http([streamRoute(probe, follow)]);
  const responses: ServerResponse[] = [];
  const faults: unknown[] = [];
  app.server.on("request", (_, response: ServerResponse) => {
    responses.push(response);
    response.on("error", (error) => faults.push(error));
  });
  await listening(app);
  const { port } = app.server.address() as AddressInfo;
  return {
    responses,
    faults,
    async open(): Promise<{ readonly browser: Socket; readonly response: ServerResponse }> {
      const answering = once(app.server, "request") as Promise<[unknown, ServerResponse]>;
      const browser = connect(port, "127.0.0.1");
      ends.push(() => browser.destroy());
      browser.write(`GET ${probe.path} HTTP/1.1\r\nhost: here\r\n\r\n`);
      return { browser, response: (await answering)[1] };
    },
  };
}

/** Until what is said no longer leaves this process: then the end does not reach the browser either. */
async function fill(response: ServerResponse): Promise<void> {
  const { signals, database } = process.platform;
  const unread = async () => {
    await signals.send(database, "probe");
    return response.writableLength;
  };
  await expect.poll(unread).toBeGreaterThan(0);
}

test("A stream that has ended says nothing more to a browser that does not read its end, and lets it go", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { open, faults } = await talkativeStreams();
  const { response } = await open();
  await fill(response);
  // Nobody is signed in, so the first breath ends the stream.
  vi.advanceTimersByTime(25_000);
  await expect.poll(() => response.writableEnded).toBe(true);
  expect(response.closed).toBe(false);
  vi.advanceTimersByTime(someMinutes);
  await expect.poll(() => response.closed).toBe(true);
  expect(faults).toEqual([]);
});

test("Of a person's streams ten stay open, also when the oldest does not read its end", async () => {
  const { open, responses } = await talkativeStreams();
  await fill((await open()).response);
  for (let further = 1; further <= 12; further += 1) (await open()).browser.resume();
  const areOpen = () => responses.map(({ writableEnded }) => !writableEnded);
  await expect.poll(areOpen).toEqual([...Array(3).fill(false), ...Array(10).fill(true)]);
});
