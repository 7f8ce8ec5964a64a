import { type Fence, isCode, isTest, type Tree, withoutComments } from "./tree.ts";

const imports = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/**
 * The features of a side form no cycle, type imports included; tests may look around. When B has to react to A, B listens
 * to A's event, and A never knows B. (dependency-cruiser looks for cycles of folders and cannot leave tests out.)
 */
export const featureCycles: Fence = {
  name: "feature-cycles",
  isMine: (file) => /^apps\/(server|web)\/src\/features\/[^/]+\//.test(file) && isCode(file) && !isTest(file),
  check: (tree) =>
    ["server", "web"].flatMap((side) => cyclesOf(side, usesOf(tree, `apps/${side}/src/features/`))),
};

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** Feature → the features it imports. */
function usesOf({ files, read }: Tree, start: string): Uses {
  const uses = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.startsWith(start))) {
    const own = file.slice(start.length).split("/")[0] ?? "";
    const used = uses.get(own) ?? new Set<string>();
    for (const [, target = ""] of withoutComments(read(file)).matchAll(imports)) {
      const other = featureOf(target);
      if (other !== undefined && other !== own) used.add(other);
    }
    uses.set(own, used);
  }
  return uses;
}

function featureOf(target: string): string | undefined {
  return /^(?:#features\/|(?:\.\.\/)+(?:features\/)?)([a-z]+)(?:\/|$)/.exec(target)?.[1];
}

/** One line per cycle, each told from the feature that comes first in the alphabet. */
function cyclesOf(side: string, uses: Uses): string[] {
  const found = new Set<string>();
  const follow = (path: readonly string[]) => {
    const last = path.at(-1) ?? "";
    for (const next of uses.get(last) ?? []) {
      if (next === path[0]) found.add(path.join(" → "));
      else if (next > (path[0] ?? "") && !path.includes(next)) follow([...path, next]);
    }
  };
  for (const feature of [...uses.keys()].sort()) follow([feature]);
  return [...found].map((cycle) => `apps/${side}/src/features/${cycle} → ${cycle.split(" ")[0]}`);
}
