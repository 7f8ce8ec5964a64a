import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { port } from "./address.ts";

/**
 * The journeys' server behind an address of its own where, once `upgrade` was called, another build is served: one
 * whose service worker differs. Browsers ask for that file themselves, so no page's request could be changed instead.
 */
export async function newerBuild(): Promise<{ url: string; upgrade(): void; close(): void }> {
  let isNewer = false;
  const front = createServer((asked, answer) => {
    const { method, url: path = "/", headers } = asked;
    const passed = request({ host: "127.0.0.1", port, method, path, headers }, (got) => {
      const isChanged = isNewer && path === "/service-worker.js";
      const { "content-encoding": _, "content-length": __, ...plain } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isChanged ? plain : got.headers);
      got.pipe(answer, { end: !isChanged });
      if (isChanged) got.on("end", () => answer.end("\n// another build"));
    });
    passed.on("error", () => answer.destroy());
    if (path === "/service-worker.js") passed.removeHeader("accept-encoding");
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
