import { type Fence, type Tree, withoutComments } from "./tree.ts";

/** More names than this are a feature that wants splitting. */
const most = 20;

/** Features that offer more today: what they have is the most they may have, and less is written down here. */
const today: ReadonlyMap<string, number> = new Map([
  ["features/cart/server/public.ts", 21],
  ["features/catalogue/server/public.ts", 28],
  ["features/orders/server/public.ts", 42],
]);

/** A `public.ts` offers few names; a longer one is no boundary. */
export const publicNames: Fence = {
  name: "public-names",
  isMine: (file) => /^features\/\w+\/(server|web)\/public\.ts$/.test(file),
  check: (tree) => tree.files.flatMap((file) => objection(file, namesOf(tree, file))),
};

function objection(file: string, names: number): string[] {
  const allowed = today.get(file);
  if (names > (allowed ?? most)) return [`${file} offers ${names} names, the limit is ${allowed ?? most}`];
  if (allowed !== undefined && names < allowed)
    return [`${file} offers ${names} names now: lower its ${allowed} in public-names.ts`];
  return [];
}

function namesOf({ read }: Tree, file: string): number {
  return [...withoutComments(read(file)).matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .filter((name) => name.trim() !== "").length;
}
