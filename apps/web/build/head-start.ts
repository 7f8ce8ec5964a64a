import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import type { HeadStart } from "../src/first-paint/head-start-table.ts";
import { interceptRequest } from "../src/lib/request-interceptor.ts";
import { askedAhead } from "./asked-ahead.ts";
import { filesOf, filesOfEntry, type Manifest, readManifest } from "./built-files.ts";

/** The largest script of the entry (shared-parts.ts). */
const largest = "react-root";
/** Paths of our own are the same everywhere. */
const ownPlace = { isProduction: true, appDomain: "" };
const script = "src/first-paint/first-paint.ts";
const nothing: HeadStart = { entry: [], first: "", styles: "", files: [], pages: [] };
const placeInPage = "<!-- first paint -->";

/** What Vite writes into the page so that a browser fetches it at once: the entry with what it imports, and the styles. */
const builtTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Writes `src/first-paint` into the page, so that it runs before anything is fetched. It lets the browser paint the mark
 * as soon as the page itself is there, and then fetches styles, scripts and answers.
 *
 * It knows which files a page behind the door needs and what that page will ask, so that they are fetched beside the
 * entry and not after it: on a slow network each step of "script, entry, app, page, answers" costs a round trip.
 */
export function headStart(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "head-start",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async transformIndexHtml(page, { server }) {
      // While the app is developed its files have no names yet: the script applies the person's choices alone.
      return server ? withScript(page, await builtScript(root, nothing)) : page;
    },
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const page = join(folder, "index.html");
        const code = await builtScript(root, headStartOf(readManifest(folder)));
        writeFileSync(page, startingPage(readFileSync(page, "utf8"), code));
      },
    },
  };
}

/** The script in one piece, with its table. */
async function builtScript(root: string, table: HeadStart): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: { headStart: JSON.stringify(table) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, script), output: { format: "iife" } },
    },
  });
  const [made] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (made?.type !== "chunk") throw new Error(`${script} was not built`);
  return made.code;
}

/** What is written for its readers, and the space before it. */
const remarks = /\s*<!--[\s\S]*?-->/g;

/** The page, without remarks, with the script in place of what Vite wrote. @throws when one does not fit into the other. */
export function startingPage(page: string, code: string): string {
  const [before = "", after, ...more] = page.replace(builtTags, "").split(placeInPage);
  if (after === undefined || more.length > 0) throw new Error(`the page has not one ${placeInPage}`);
  return withScript([before, after].map((part) => part.replace(remarks, "")).join(placeInPage), code);
}

function withScript(page: string, code: string): string {
  if (!page.includes(placeInPage)) throw new Error(`the page has no ${placeInPage}`);
  if (/<\/script|<!--/.test(code)) throw new Error(`${script} would end its own element`);
  return page.replace(placeInPage, () => `<script>${code.trim()}</script>`);
}

/** What each page fetches beyond the entry's own files. @throws when a page has gone from the build. */
export function headStartOf(manifest: Manifest): HeadStart {
  const files: string[] = [];
  const ofEntry = filesOfEntry(manifest);
  const styles = [...ofEntry].find((file) => file.endsWith(".css"));
  const entry = [...ofEntry].filter((file) => file.endsWith(".js"));
  if (entry.length === 0 || styles === undefined) throw new Error("the build has no entry or no styles");
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    entry,
    first: entry.find((file) => file.includes(largest)) ?? (entry.at(-1) as string),
    styles,
    pages: askedAhead.map(([address, source, questions]) => {
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
