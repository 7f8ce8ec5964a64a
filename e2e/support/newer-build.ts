import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { port } from "./address.ts";

/** Which file the other build changes, and how. */
const changes: readonly (readonly [file: RegExp, change: (text: string) => string])[] = [
  [/^\/service-worker\.js$/, (text) => `${text}\n// another build`],
  [/^\/$/, (text) => text.replace("<html", '<html data-build="newer"')],
];

/**
 * A proxy in front of the test server that serves a newer build after `upgrade`: another service worker,
 * and `data-build` in the page. Browsers fetch service workers outside of the page, so Playwright cannot
 * replace that request.
 */
export async function newerBuild(): Promise<{ url: string; upgrade(): void; close(): void }> {
  let isNewer = false;
  const front = createServer((asked, answer) => {
    const { method, url = "/", headers } = asked;
    const change = isNewer && changes.find(([file]) => file.test(url))?.[1];
    const passed = request({ host: "127.0.0.1", port, method, path: url, headers }, async (got) => {
      const { "content-encoding": _, "content-length": __, ...plain } = got.headers;
      answer.writeHead(got.statusCode ?? 502, change ? plain : got.headers);
      if (!change) return got.pipe(answer);
      return answer.end(change((await got.setEncoding("utf8").toArray()).join("")));
    });
    passed.on("error", () => answer.destroy());
    if (change) {
      // Asks for the whole uncompressed file, so that its text can be changed.
      for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) passed.removeHeader(name);
    }
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const address = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    upgrade() {
      isNewer = true;
    },
    close() {
      front.closeAllConnections();
      front.close();
    },
  };
}
