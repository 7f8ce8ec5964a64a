import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * What the build needs to know about a feature's pages: `features/WORD/built-pages.ts`. Paths start at
 * the feature's `web`.
 */
export interface BuiltPages {
  /** Needed to sign in: no page renders without these. */
  readonly shell?: readonly string[];
  /** Available offline, also on a device that saves data. */
  readonly reading?: readonly string[];
  /** Available offline, except on a device that saves data. */
  readonly ahead?: readonly string[];
  /**
   * Pages that users open first: the start of the address, the source file, and the requests to preload for it.
   * `{id}` is the number at the end of the address. The requests are those of an address without search values.
   */
  readonly askedAhead?: readonly AskedAhead[];
  /**
   * The chunk for what several pages share of this feature's `web`, and by how many pages a module is shared to be in
   * it. Features whose parts are used together name the same chunk.
   */
  readonly sharedChunk?: SharedChunk;
}
/**
 * `also`: modules of the engine that come with it, since a chunk of their own would cost a round trip. `without`: a
 * folder of the feature's `web` that only desks open, such as `tables/`.
 */
type SharedChunk = readonly [name: string, sharedBy: number, also?: readonly string[], without?: string];
export type AskedAhead = readonly [address: string, source: string, questions: readonly string[]];

const root = join(import.meta.dirname, "../../..");

/**
 * The declarations of all features, with paths from `engine/web`. @throws when a feature names a file that
 * does not exist.
 */
export const builtPages = await Promise.all(
  globSync("features/*/built-pages.ts", { cwd: root })
    .toSorted()
    .map(async (file) => {
      const { pages } = (await import(pathToFileURL(join(root, file)).href)) as { pages: BuiltPages };
      const folder = file.replace("built-pages.ts", "web/");
      const placed = (page: string): string => {
        if (!existsSync(join(root, folder, page))) throw new Error(`${file}: there is no web/${page}`);
        return `../../${folder}${page}`;
      };
      return {
        folder,
        sharedChunk: pages.sharedChunk,
        shell: (pages.shell ?? []).map(placed),
        reading: (pages.reading ?? []).map(placed),
        ahead: (pages.ahead ?? []).map(placed),
        askedAhead: (pages.askedAhead ?? []).map(
          ([address, source, questions]): AskedAhead => [address, placed(source), questions],
        ),
      };
    }),
);

/** The chunks that features share, each with the folders that belong to it. */
export const sharedChunks = [...new Set(builtPages.flatMap(({ sharedChunk }) => sharedChunk?.[0] ?? []))].map(
  (name) => {
    const sharing = builtPages.filter(({ sharedChunk }) => sharedChunk?.[0] === name);
    return {
      name,
      without: sharing.flatMap(({ folder, sharedChunk }) =>
        sharedChunk?.[3] === undefined ? [] : [folder + sharedChunk[3]],
      ),
      folders: sharing.flatMap(({ folder, sharedChunk }) => [folder, ...(sharedChunk?.[2] ?? [])]),
      sharedBy: Math.min(...sharing.flatMap(({ sharedChunk }) => sharedChunk?.[1] ?? [])),
    };
  },
);
