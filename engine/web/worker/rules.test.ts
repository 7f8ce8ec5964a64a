import { expect, it } from "vitest";
import { isOld, isReload, wayOf } from "./rules.ts";

const origin = "https://santha.example";
const wayTo = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

it("the one page of the app is answered by the worker, with and without a search, under both its addresses", () => {
  expect([wayTo("/", "navigate"), wayTo("/?from=home#/app/order", "navigate")]).toEqual(["page", "page"]);
  expect(wayTo("/index.html", "navigate")).toBe("page");
});

it("built files with a hash, the files beside the page and our drawings are answered by the worker", () => {
  expect(wayTo("/assets/cart-page-B4JG5-r0.js")).toBe("part");
  expect(wayTo("/assets/mobile-field-DsYdb-Z_.js")).toBe("part");
  expect(wayTo("/assets/first-parts-B4JG5-r0.js")).toBe("part");
  expect(wayTo("/icon.svg")).toBe("page-file");
  expect(wayTo("/art/products/paddy.svg")).toBe("drawing");
});

it.each([
  ["a call of the API", "/v2/cart", "cors", "GET"],
  ["a call under the specified paths", "/rest/v2/estore/stats/santhaEarnings", "cors", "GET"],
  ["the stream of notifications", "/v2/notifications/stream", "cors", "GET"],
  ["the demo's own calls", "/v2/dev/outbox", "cors", "GET"],
  ["a picture of a person", "/v2/files/pictures/AAAAAAAAAAAAAAAAAAAAAA-320.webp", "no-cors", "GET"],
  ["a document that is opened", "/v2/documents/12.pdf", "navigate", "GET"],
  ["a public page of the server", "/public/legal/terms", "navigate", "GET"],
  ["the payment provider's way back", "/v2/payu/success", "navigate", "POST"],
  ["anything that is not read", "/", "navigate", "POST"],
  ["another site", "https://tiles.example/assets/map-AAAAAAAA.js", "cors", "GET"],
  ["a built file without a hash", "/assets/map.js", "cors", "GET"],
  ["the worker itself", "/service-worker.js", "same-origin", "GET"],
])("%s never meets the worker, so none of it is kept", (_, path, mode, method) => {
  expect(wayTo(path, mode, method)).toBeNull();
});

it("a page that is loaded again on purpose comes from the server, one that is opened from the phone", () => {
  expect(["no-cache", "reload", "default", "force-cache"].map((cache) => isReload({ cache }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("a drawing is asked for again after a day, and when it is not known how old it is", () => {
  const now = Date.parse("Sat, 21 Nov 2026 10:00:00 GMT");
  expect(isOld("Sat, 21 Nov 2026 08:00:00 GMT", now)).toBe(false);
  expect(isOld("Fri, 20 Nov 2026 09:59:00 GMT", now)).toBe(true);
  expect([isOld(null, now), isOld("yesterday", now)]).toEqual([true, true]);
});
