import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { buildHttp } from "./http.ts";

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

test.each([
  ["headers", "POST /v2/nowhere HTTP/1.1\r\nHost: a\r\n", "X: y\r\n"],
  [
    "a body",
    "POST /v2/nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n",
    "1",
  ],
])(
  "who sends %s drop by drop is let go within seconds of the time that a request may take",
  async (_, start, drop) => {
    const longestRequestInMilliseconds = 2000;
    const app = await buildHttp(process.platform, {
      routes: [],
      sentences: { errors: {}, fieldText: () => undefined },
      longestRequestInMilliseconds,
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    const begunAt = performance.now();
    socket.write(start);
    const drops = setInterval(() => socket.write(drop), 200);
    await once(socket, "close");
    clearInterval(drops);
    const tookInMilliseconds = performance.now() - begunAt;
    expect(tookInMilliseconds).toBeGreaterThan(longestRequestInMilliseconds - 500);
    expect(tookInMilliseconds).toBeLessThan(longestRequestInMilliseconds + 8000);
    await app.close();
  },
  60_000,
);

test("more connections than the settings allow are closed at once, and one that ends makes room", async () => {
  const { platform } = process;
  const config = { ...platform.config, httpConnections: 2 };
  const app = await buildHttp(
    { ...platform, config },
    { routes: [], sentences: { errors: {}, fieldText: () => undefined } },
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const opened = () =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .resume();
  const held = [opened(), opened()];
  for (const socket of held) await once(socket, "connect");
  await once(opened(), "close");
  const [first] = held;
  first?.destroy();
  const status = () =>
    fetch(`http://127.0.0.1:${port}/v2/nowhere`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(404);
  for (const socket of held) socket.destroy();
  await app.close();
});
