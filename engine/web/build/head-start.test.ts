import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectHeader } from "#engine/contract/brand.ts";
import { headStartOf, startingPage } from "./head-start.ts";

const pages = [
  "../../features/store/web/product/product-page.tsx",
  "../../features/cart/web/cart-page.tsx",
  "../../features/checkout/web/shipping-page.tsx",
  "../../features/checkout/web/confirm/confirm-page.tsx",
  "../../features/earnings/web/earnings-page.tsx",
  "../../features/home/web/home-page.tsx",
];
const manifest = {
  "main.tsx": {
    file: "assets/index.js",
    isEntry: true,
    imports: ["_first.js"],
  },
  "_first.js": { file: "assets/first.js" },
  "style.css": { file: "assets/style.css" },
  // Built into one file with others, it is found by the name of that file.
  "_signed-in-app-1.js": {
    file: "assets/signed-in-app.js",
    name: "signed-in-app",
    imports: ["_first.js", "_around.js"],
  },
  "_around.js": { file: "assets/around.js" },
  "../../features/store/web/store-page.tsx": {
    file: "assets/store.js",
    imports: ["main.tsx", "_around.js", "_goods.js"],
  },
  "_goods.js": { file: "assets/goods.js" },
  ...Object.fromEntries(pages.map((page) => [page, { file: `assets/${page.split("/").at(-1)}.js` }])),
};

test("a page's head start is all it needs beyond the entry: the app, its own and shared scripts (U2)", () => {
  const { files, pages: starts } = headStartOf(manifest);
  const store = starts.find(([address]) => address === "/app/store")?.[1] ?? [];
  expect(store.map((at) => files[at]).toSorted()).toEqual([
    "assets/around.js",
    "assets/goods.js",
    "assets/signed-in-app.js",
    "assets/store.js",
  ]);
});

test("a page's head start names what it will ask, with the headers of its calls (U2)", () => {
  const { pages: starts } = headStartOf(manifest);
  const questions = starts.find(([address]) => address === "/app/home?")?.[2];
  expect(questions).toContainEqual(["/v2/coupons/summary", {}]);
  expect(questions).toContainEqual(["/v2/orders?latest=living", { project: projectHeader }]);
});

test("a page that has gone from the build stops it", () => {
  const { "../../features/store/web/store-page.tsx": _gone, ...rest } = manifest;
  expect(() => headStartOf(rest)).toThrow("the build has no ../../features/store/web/store-page.tsx");
});

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("the page holds the script that begins, and names nothing that would be fetched before it (U2)", () => {
  const built = read("index.html").replace(
    "</head>",
    '<link rel="modulepreload" crossorigin href="./assets/first.js"><link rel="stylesheet" crossorigin href="./assets/style.css"></head>',
  );
  const page = startingPage(built, "begin();\n");
  expect(page).not.toMatch(/rel="(?:modulepreload|stylesheet)"|<script [^>]*(?:src|type)=/);
  expect(page).toContain("<script>begin();</script>");
  expect(page).not.toContain("<!--");
  expect(() => startingPage(built, 'say("</script>")')).toThrow("would end its own element");
});

test("what the app begins with is told in the order in which it is run, with its styles", () => {
  expect(headStartOf(manifest)).toMatchObject({
    entry: ["assets/first.js", "assets/index.js"],
    styles: "assets/style.css",
  });
});

test("the page's ground has the colours of the design before its style sheet has come", () => {
  const colours = (name: string): string[] =>
    [...read("ui/tokens.css").matchAll(new RegExp(`--color-${name}: +(#\\w{6})`, "g"))].map(
      ([, colour = ""]) => colour,
    );
  const [light, dark] = [0, 1].map(
    (at) => `background: ${colours("paper")[at]}; color: ${colours("ink")[at]}`,
  );
  expect(read("index.html").match(/background: #\w+; color: #\w+/g)).toEqual([light, dark, dark]);
});
