import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

const figuresFile = new URL("../docs/figures.md", import.meta.url);

/** The sections of `docs/figures.md`; each command writes its own and leaves the others as they are. */
export type Section = "load" | "peers" | "browser" | "growth";

/** Puts `text` between the marks of a section. @throws when the page has no such marks. */
export function replaceSection(page: string, section: Section, text: string): string {
  const [start, end] = [`<!-- ${section} -->\n`, `<!-- /${section} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no section "${section}"`);
  return `${page.slice(0, from + start.length)}${text.trimEnd()}\n${page.slice(to)}`;
}

/** Stores a section's new figures. */
export function writeSection(section: Section, text: string): void {
  writeFileSync(figuresFile, replaceSection(readFileSync(figuresFile, "utf8"), section, text));
}

/** Day, cores, memory and Node of this run, in general words. */
export function madeOn(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${day}, ${availableParallelism()} cores and ${memory} GB of memory, Node ${process.versions.node}`;
}
