import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { filesOf, filesOfEntry, type Manifest, readManifest } from "./built-files.ts";
import { builtPages } from "./built-pages.ts";

const saidOf = (kind: "shell" | "reading" | "ahead") => builtPages.flatMap((pages) => pages[kind]);

/** Without these no page is drawn: the entry, what stands around the pages, and where a person signs in. */
const shell = ["shell/routes/signed-in-app.tsx", ...saidOf("shell")];

/**
 * Pages that are read and written without a connection, and what is opened over them; their parts are fetched when
 * nothing else is, also on a device that saves data: without them nothing could wait on the phone.
 */
const reading = [
  "shell/frame/drawer.tsx",
  "shell/frame/account-language.ts",
  "shell/sign-out/sign-out-dialog.tsx",
  "shell/visit/visit-steps.tsx",
  "outbox/outbox-sender.ts",
  ...saidOf("reading"),
];

/** Pages that are read without a connection where data is not saved. */
const ahead = saidOf("ahead");

/** The pages beyond the shell that a phone keeps, and what is opened over them. */
export const keptPages = [...reading, ...ahead];

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
        const parts = partsIn(readManifest(folder));
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
  const inShell = [...filesOfEntry(manifest), ...filesOf(manifest, shell)];
  const inReading = beyond(inShell, filesOf(manifest, reading));
  const inAhead = beyond([...inShell, ...inReading], filesOf(manifest, ahead));
  return { shell: paths(inShell), reading: paths(inReading), ahead: paths(inAhead) };
}

const beyond = (known: readonly string[], files: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !known.includes(file));
const paths = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`).sort();

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
        input: join(root, "worker/service-worker.ts"),
        // Some browsers in use know no modules in workers.
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
