// The files a fence looks at: everything that is ours, nothing that is installed, built or data.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository as a fence sees it: paths from the root with forward slashes, and their text. */
export type Tree = {
  files: readonly string[];
  read: (file: string) => string;
};

/** A rule of the house. `check` answers one line per violation, each starting with the file's path. */
export type Fence = {
  name: string;
  /** Which files it looks at. */
  isMine: (file: string) => boolean;
  check: (tree: Tree) => string[];
};

const notOurs = new Set([
  "node_modules",
  "dist",
  "coverage",
  "test-results",
  "playwright-report",
  ".git",
  ".data",
  ".vite",
]);

/** Reads the names of all files below `root`; contents are read when a fence asks for them. */
export function treeOf(root: string): Tree {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(root, file), "utf8");
    texts.set(file, text);
    return text;
  };
  return { files: [...filesBelow(root, "")], read };
}

function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (notOurs.has(entry.name)) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}

/** TypeScript and JavaScript, which most fences are about. */
export function isCode(file: string): boolean {
  return /\.(tsx?|mjs|cjs|js)$/.test(file) && !file.endsWith("generated.ts");
}

/** A test and what only tests use. */
export function isTest(file: string): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(file) ||
    /^(testing|e2e)\/|^features\/\w+\/(calls|builders|sample-pages)\.ts$/.test(file)
  );
}

/** `file:line message` for every line that matches; comments count too when `text` holds them. */
export function linesMatching(file: string, text: string, pattern: RegExp, message: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} ${message}: ${line.trim().slice(0, 80)}`] : [],
    );
}

/** The text with comments blanked out, line numbers kept; good enough for words that do not occur in strings. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}
