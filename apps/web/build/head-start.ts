import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { interceptRequest } from "../src/lib/request-interceptor.ts";

/**
 * The pages that people open first, by the beginning of their address; the first that fits counts. With each, what it
 * asks the server before it can be read, as it asks when its address has no search; `{id}` is the number at the end of
 * the address. e2e/first-screen.spec.ts holds that every such question is taken by the page.
 */
const pages: readonly (readonly [address: string, source: string, questions: readonly string[]])[] = [
  ["/app/store/p/", "src/features/store/product-page.tsx", ["/v2/store/products/{id}"]],
  ["/app/store/checkout/cart", "src/features/cart/cart-page.tsx", ["/v2/cart", "/v2/checkout"]],
  [
    "/app/store/checkout/shipping",
    "src/features/checkout/shipping-page.tsx",
    ["/v2/checkout", "/v2/addresses"],
  ],
  ["/app/store/checkout/confirm", "src/features/checkout/confirm-page.tsx", ["/v2/checkout"]],
  ["/app/store?", "src/features/store/store-page.tsx", ["/v2/store/products?sort=best&limit=20"]],
  ["/app/store", "src/features/store/store-page.tsx", []],
  [
    "/app/order?",
    "src/features/earnings/earnings-page.tsx",
    ["/rest/v2/estore/stats/santhaEarnings", "/v2/orders?type=&limit=10"],
  ],
  [
    "/app/home?",
    "src/features/home/home-page.tsx",
    ["/v2/orders?limit=1", "/v2/coupons/summary", "/v2/store/products?limit=10"],
  ],
];

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What `first-paint.js` fetches ahead: `pages` name their files by place in `files`, and what they ask. */
interface HeadStart {
  readonly files: readonly string[];
  readonly pages: readonly (readonly [
    address: string,
    files: readonly number[],
    questions: readonly (readonly [url: string, headers: Readonly<Record<string, string>>])[],
  ])[];
}

/** Paths of our own are the same everywhere. */
const ownPlace = { isProduction: true, appDomain: "" };
const emptyTable = "/* head start */ { files: [], pages: [] }";

/**
 * Tells `first-paint.js` which files a page behind the door needs and what it will ask, so that they are fetched beside
 * the entry and not after it: on a slow network each step of "entry, app, page, answers" costs a round trip.
 */
export function headStart(): Plugin {
  let folder = "";
  return {
    name: "head-start",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "pre",
      sequential: true,
      handler() {
        const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
        const script = join(folder, "first-paint.js");
        const text = readFileSync(script, "utf8");
        if (!text.includes(emptyTable)) throw new Error("first-paint.js has no place for the head start");
        writeFileSync(script, text.replace(emptyTable, JSON.stringify(headStartOf(manifest))));
      },
    },
  };
}

/** What each page fetches beyond the entry's own files. @throws when a page has gone from the build. */
export function headStartOf(manifest: Manifest): HeadStart {
  const files: string[] = [];
  const entry = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    pages: pages.map(([address, source, questions]) => {
      if (!manifest[source]) throw new Error(`the build has no ${source}`);
      const needed = filesOf(manifest, ["src/app/whole-app.tsx", source]);
      const ahead = [...needed].filter((file) => !entry.has(file)).map(placeOf);
      return [
        address,
        ahead,
        questions.map((url) => [url, interceptRequest({ url, headers: {} }, ownPlace).headers]),
      ];
    }),
    files,
  };
}

/** Scripts and styles that arrive with `keys`: static imports of static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}
