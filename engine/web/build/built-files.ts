import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  /** The source that has this file for itself; left out where several share it. */
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
/** What Vite writes about a build, by source file or, for what several share, by a name of its own. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The manifest of the build in `folder`. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
}

/** What every page begins with: the entry's scripts, each after those it imports, and the styles of all pages in one. */
export function filesOfEntry(manifest: Manifest): Set<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return filesAlong(manifest, [...entries, "style.css"]);
}

/** Scripts that arrive with these sources: static imports of static imports. @throws when one is not built. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  return filesAlong(
    manifest,
    sources.map((source) => keyOf(manifest, source)),
  );
}

/**
 * A source that is built into a file with others is found by the name of that file (shared-parts.ts).
 * @throws when no shared file has that name or several have it, since then it could be any of them.
 */
function keyOf(manifest: Manifest, source: string): string {
  if (manifest[source]) return source;
  const name = source.slice(source.lastIndexOf("/") + 1, source.lastIndexOf("."));
  const shared = Object.keys(manifest).filter((key) => {
    const chunk = manifest[key];
    return chunk?.name === name && chunk.src === undefined;
  });
  const [key] = shared;
  if (key === undefined) throw new Error(`the build has no ${source}`);
  if (shared.length > 1)
    throw new Error(`the build has ${shared.length} files called ${name}, none of them ${source}`);
  return key;
}

function filesAlong(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    files.add(chunk.file);
  };
  for (const key of keys) visit(key);
  return files;
}
