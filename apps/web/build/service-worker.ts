import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Without these no page is drawn: the entry, what stands around the pages, and where a person signs in. */
const shell = ["src/app/whole-app.tsx", "src/features/auth/sign-in-page.tsx"];

/**
 * Pages that are read and written without a connection, and what is opened over them; their parts are fetched when
 * nothing else is, also on a device that saves data: without them nothing could wait on the phone.
 */
const reading = [
  "src/app/drawer.tsx",
  "src/app/sign-out-dialog.tsx",
  "src/app/visit-steps.tsx",
  "src/features/home/home-page.tsx",
  "src/features/cart/cart-page.tsx",
  "src/features/wishlist/wishlist-page.tsx",
  "src/features/earnings/earnings-page.tsx",
  "src/features/earnings/my-orders-page.tsx",
  "src/features/orders/order-page.tsx",
  "src/features/checkout/drafts-page.tsx",
  "src/features/checkout/draft-page.tsx",
  "src/features/unsent/public.ts",
  "src/features/unsent/unsent-page.tsx",
  "src/lib/unsent-queue.ts",
];

/** Pages that are read without a connection where data is not saved. */
const ahead = [
  "src/features/store/product-page.tsx",
  "src/features/feed/stream-page.tsx",
  "src/features/notifications/notifications-page.tsx",
  "src/features/coupons/coupons-page.tsx",
  "src/features/help/public.ts",
  "src/features/help/faq-page.tsx",
  "src/features/help/contact-page.tsx",
];

/**
 * Builds the service worker after the app, in one file of its own, with the list of what it keeps. The list is left
 * beside the manifest, for the byte budgets.
 */
export function serviceWorker(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const parts = partsIn(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));
        writeFileSync(join(folder, ".vite/service-worker.json"), JSON.stringify(parts));
        await buildWorker(root, folder, parts);
      },
    },
  };
}

/** Paths of built files, as the browser asks for them. */
interface KeptParts {
  readonly shell: readonly string[];
  /** Beyond those of the shell. */
  readonly reading: readonly string[];
  /** Beyond those of shell and reading. */
  readonly ahead: readonly string[];
}

function partsIn(manifest: Manifest): KeptParts {
  const missing = [...shell, ...reading, ...ahead].filter((key) => !manifest[key]);
  if (missing.length > 0)
    throw new Error(`the service worker keeps what is not built: ${missing.join(", ")}`);
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const inShell = filesOf(manifest, [...entry, ...shell]);
  const inReading = filesOf(manifest, reading).filter((path) => !inShell.includes(path));
  const inBoth = new Set([...inShell, ...inReading]);
  const inAhead = filesOf(manifest, ahead).filter((path) => !inBoth.has(path));
  return { shell: inShell, reading: inReading, ahead: inAhead };
}

/** The files of chunks and of all that they import without waiting. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...files].sort();
}

async function buildWorker(root: string, outDir: string, parts: KeptParts): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: {
      shellParts: JSON.stringify(parts.shell),
      readingParts: JSON.stringify(parts.reading),
      aheadParts: JSON.stringify(parts.ahead),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "src/worker/service-worker.ts"),
        // Some browsers in use know no modules in workers.
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
