import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The pages that people open first, by the beginning of their address; the first that fits counts. */
const pages: readonly (readonly [address: string, source: string])[] = [
  ["/app/store/p/", "src/features/store/product-page.tsx"],
  ["/app/store/checkout/cart", "src/features/cart/cart-page.tsx"],
  ["/app/store/checkout/shipping", "src/features/checkout/shipping-page.tsx"],
  ["/app/store/checkout/confirm", "src/features/checkout/confirm-page.tsx"],
  ["/app/store", "src/features/store/store-page.tsx"],
  ["/app/order?", "src/features/earnings/earnings-page.tsx"],
  ["/app/home?", "src/features/home/home-page.tsx"],
];

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What `first-paint.js` fetches ahead: `pages` name their files by place in `files`. */
interface HeadStart {
  readonly files: readonly string[];
  readonly pages: readonly (readonly [address: string, files: readonly number[]])[];
}

const emptyTable = "/* head start */ { files: [], pages: [] }";

/**
 * Tells `first-paint.js` which files a page behind the door needs, so that they are fetched beside the entry and not
 * after it: on a slow network each step of "entry, app, page" costs a round trip.
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
    pages: pages.map(([address, source]) => {
      if (!manifest[source]) throw new Error(`the build has no ${source}`);
      const needed = filesOf(manifest, ["src/app/whole-app.tsx", source]);
      return [address, [...needed].filter((file) => !entry.has(file)).map(placeOf)];
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
