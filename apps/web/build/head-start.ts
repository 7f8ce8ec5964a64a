import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { interceptRequest } from "../src/lib/request-interceptor.ts";
import { addToManifest, filesOf, filesOfEntry, type Manifest, readManifest } from "./built-files.ts";

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

/** What `first-paint.js` begins with, and fetches ahead: `pages` name their files by place in `files`, and what they ask. */
interface HeadStart {
  /** The script that the app begins with. */
  readonly entry: string;
  readonly files: readonly string[];
  readonly pages: readonly (readonly [
    address: string,
    files: readonly number[],
    questions: readonly (readonly [url: string, headers: Readonly<Record<string, string>>])[],
  ])[];
}

/** Paths of our own are the same everywhere. */
const ownPlace = { isProduction: true, appDomain: "" };
const firstPaint = "first-paint.js";
const emptyTable = '/* head start */ { entry: "", files: [], pages: [] }';

/** The entry as Vite writes it into the page. */
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Lets the browser paint the first sight before the app's scripts run: it fetches them with the page, and
 * `first-paint.js` begins with them after the first frame.
 *
 * Tells `first-paint.js` which files a page behind the door needs and what it will ask, so that they are fetched beside
 * the entry and not after it: on a slow network each step of "entry, app, page, answers" costs a round trip.
 *
 * The script's name holds its hash, as those of all parts: a page that comes from the server while the service worker
 * still keeps the build before begins with its own build.
 */
export function headStart(): Plugin {
  let folder = "";
  return {
    name: "head-start",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler(page) {
        if (!entryScript.test(page)) throw new Error("the page has no entry to begin with");
        return page.replace(entryScript, '<link rel="modulepreload" crossorigin href="$1">');
      },
    },
    writeBundle: {
      order: "pre",
      sequential: true,
      handler() {
        fillFirstPaint(folder);
        nameByHash(folder);
      },
    },
  };
}

function fillFirstPaint(folder: string): void {
  const script = join(folder, firstPaint);
  const text = readFileSync(script, "utf8");
  if (!text.includes(emptyTable)) throw new Error(`${firstPaint} has no place for the head start`);
  writeFileSync(script, text.replace(emptyTable, JSON.stringify(headStartOf(readManifest(folder)))));
}

function nameByHash(folder: string): void {
  const script = join(folder, firstPaint);
  const hash = createHash("sha256").update(readFileSync(script)).digest("base64url").slice(0, 8);
  const file = `assets/first-paint-${hash}.js`;
  renameSync(script, join(folder, file));
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(`./${firstPaint}`, `./${file}`));
  addToManifest(folder, { [firstPaint]: { file } });
}

/** What each page fetches beyond the entry's own files. @throws when a page has gone from the build. */
export function headStartOf(manifest: Manifest): HeadStart {
  const files: string[] = [];
  const ofEntry = filesOfEntry(manifest);
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  if (entry === undefined) throw new Error("the build has no entry");
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    entry,
    pages: pages.map(([address, source, questions]) => {
      const needed = filesOf(manifest, ["src/app/whole-app.tsx", source]);
      const ahead = [...needed].filter((file) => !ofEntry.has(file)).map(placeOf);
      return [
        address,
        ahead,
        questions.map((url) => [url, interceptRequest({ url, headers: {} }, ownPlace).headers]),
      ];
    }),
    files,
  };
}
