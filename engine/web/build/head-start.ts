import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { interceptRequest } from "../data/request-interceptor.ts";
import type { HeadStart } from "../first-paint/head-start-table.ts";
import { askedAhead } from "./asked-ahead.ts";
import { filesOf, filesOfEntry, type Manifest, readManifest } from "./built-files.ts";

/** Paths of our own files do not depend on these settings. */
const ownPlace = { isProduction: true, appDomain: "" };
const script = "first-paint/first-paint.ts";
const nothing: HeadStart = { entry: [], styles: "", files: [], pages: [] };
const placeInPage = "<!-- first paint -->";

/** What Vite writes into the page for an early fetch: the entry with its imports, and the styles. */
const builtTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Inlines `first-paint` into the page. It paints the logo at once and preloads styles, scripts and the page's API
 * answers. On a slow network that saves a round trip for each step: script, entry, app, page, answers.
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
      // In development, files have no built names yet: the script only applies the user's settings.
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

/** The script as one piece of code, with its table of files. */
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

/** HTML comments and the whitespace before them. */
const remarks = /\s*<!--[\s\S]*?-->/g;

/**
 * The page without HTML comments, with the script in place of Vite's tags. @throws when the page has not exactly
 * one place for it.
 */
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

/** The files that each page needs beyond the entry's. @throws when a page is missing from the build. */
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
    styles,
    pages: askedAhead.map(([address, source, questions]) => {
      const needed = filesOf(manifest, ["shell/routes/signed-in-app.tsx", source]);
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
