import { type Fence, isCode, isTest, type Tree, withoutComments } from "./tree.ts";

const imports = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/**
 * Features of one side must not form import cycles, nor must their contracts; type imports count, tests do not. If
 * B reacts to A, B listens to A's event. (dependency-cruiser cannot exclude tests.)
 */
export const featureCycles: Fence = {
  name: "feature-cycles",
  isMine: (file) => /^features\/[^/]+\/(server|web|contract)[./]/.test(file) && isCode(file) && !isTest(file),
  check: (tree) => ["server", "web", "contract"].flatMap((side) => cyclesOf(side, usesOf(tree, side))),
};

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** Feature → the features it imports. */
function usesOf({ files, read }: Tree, side: string): Uses {
  const uses = new Map<string, Set<string>>();
  for (const file of files) {
    const [, own = "", ofSide = ""] = file.split("/");
    if (ofSide.replace(/\.ts$/, "") !== side) continue;
    const used = uses.get(own) ?? new Set<string>();
    for (const [, target = ""] of withoutComments(read(file)).matchAll(imports)) {
      const other = featureOf(target, side);
      if (other !== undefined && other !== own) used.add(other);
    }
    uses.set(own, used);
  }
  return uses;
}

/**
 * Matches the feature's name, the path to its public.ts, or a file of its contract; contracts are a side
 * of their own.
 */
function featureOf(target: string, side: string): string | undefined {
  const [, feature, part] =
    /^(?:#features\/|(?:\.\.\/)+)([a-z]+)\/(server|web|contract)(?:\/[\w/-]+|)(?:\.ts)?$/.exec(target) ?? [];
  return (part === "contract") === (side === "contract") ? feature : undefined;
}

/** One line per cycle, starting with the alphabetically first feature. */
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
  return [...found].map((cycle) => `features (${side}): ${cycle} → ${cycle.split(" ")[0]}`);
}
