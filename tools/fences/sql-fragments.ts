import { posix } from "node:path";
import { type Fence, isCode, isTest, type Tree, withoutComments } from "./tree.ts";

/**
 * Fragments that remain, with the reason: both need the asking statement's place and day, found once a statement. A view
 * takes no parameters, and PostgreSQL does not inline a function whose arguments hold a sub-select.
 */
const withReason: ReadonlySet<string> = new Set([
  "features/offers/server/public.ts joinBestOffer",
  "features/offers/server/public.ts offersHolding",
  "features/store/server/public.ts pricesWhereWanted",
]);

const fragment = /\b(?:RawBuilder|AliasedRawBuilder|Expression|SelectQueryBuilder|ExpressionBuilder)</;

/** No SQL text or fragment crosses a `public.ts`: others read a published view or call the owner. */
export const sqlFragments: Fence = {
  name: "sql-fragments",
  isMine: (file) => /^features\/\w+\/server\//.test(file) && isCode(file) && !isTest(file),
  check: (tree) => {
    const crossing = tree.files
      .filter((file) => file.endsWith("/server/public.ts"))
      .flatMap((file) =>
        exportsOf(file, withoutComments(tree.read(file)))
          .filter(({ from, name }) => isFragment(tree, from, name))
          .map(({ name }) => `${file} ${name}`),
      );
    const gone = [...withReason].filter((each) => !crossing.includes(each));
    return [
      ...crossing.filter((each) => !withReason.has(each)).map((each) => `${each} is a fragment of SQL`),
      ...gone.map((each) => `${each} is none any more: take it out of sql-fragments.ts`),
    ];
  },
};

function exportsOf(file: string, text: string): { from: string; name: string }[] {
  return [...text.matchAll(/export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ from: posix.join(posix.dirname(file), from), name })),
  );
}

/** Whether what a file exports under this name takes or gives SQL, or is SQL. */
function isFragment({ files, read }: Tree, file: string, name: string): boolean {
  if (!files.includes(file)) return false;
  const text = withoutComments(read(file));
  const start = text.search(new RegExp(String.raw`export\s+(?:async\s+)?(?:function|const)\s+${name}\b`));
  if (start < 0) return false;
  const declaration = text.slice(start);
  return (
    fragment.test(headOf(declaration)) || /^export\s+const\s[^=]*=(?:[^;]*?=>)?\s*sql\b/.test(declaration)
  );
}

/** Up to where a function's body, or the value of a constant that is none, begins. */
function headOf(declaration: string): string {
  let depth = 0;
  for (const [index, letter] of [...declaration].entries()) {
    if ("([".includes(letter)) depth += 1;
    else if (")]".includes(letter)) depth -= 1;
    else if (letter === "\n" && depth === 0) return declaration.slice(0, index);
  }
  return declaration;
}
