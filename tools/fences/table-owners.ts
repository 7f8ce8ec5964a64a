import { type Fence, isCode, isTest, type Tree, withoutComments } from "./tree.ts";

// A write in the two ways it can be written: Kysely's builder and plain SQL. Through a published view it is one too.
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*["'`](?:public\.|published\.)?(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.|published\.)?"?([a-z_]\w*)"?/gi,
  /\bupdate\s+(?:only\s+)?(?:public\.|published\.)?"?([a-z_]\w*)"?\s+(?:as\s+\w+\s+)?set\b/gi,
];

/**
 * A table has one owner, named in its comment, and only the owner's `queries.ts` and `*.queries.ts` write it.
 * The platform's tables are written by the engine; tests and the demo world may write everywhere.
 */
export const tableOwners: Fence = {
  name: "table-owners",
  isMine: (file) =>
    isMigration(file) || (/^(engine|features\/\w+)\/server\//.test(file) && isCode(file) && !isTest(file)),
  check: (tree) => {
    const owners = ownersOf(tree);
    const gone = droppedTables(tree);
    const unowned = createdTables(tree).filter(({ table }) => !owners.has(table) && !gone.has(table));
    const misplaced = createdTables(tree).filter(
      ({ file, table }) => owners.has(table) && !file.startsWith(folderOf(owners.get(table) ?? "")),
    );
    const foreign = tree.files
      .filter((file) => !isMigration(file))
      .flatMap((file) =>
        writtenTables(withoutComments(tree.read(file))).flatMap((table) =>
          objection(file, table, owners.get(table)),
        ),
      );
    return [
      ...unowned.map(({ file, table }) => `${file} table ${table} has no comment 'owner: FEATURE'`),
      ...misplaced.map(({ file, table }) => `${file} makes ${table}, which belongs to ${owners.get(table)}`),
      ...foreign,
    ];
  },
};

/** Where a feature's files are; the platform's are the engine's. */
export function folderOf(owner: string): string {
  return owner === "platform" ? "engine/server/" : `features/${owner}/`;
}

export function isMigration(file: string): boolean {
  return /^(engine\/server\/data|features\/\w+)\/migrations\/.*\.sql$/.test(file);
}

/** Table name → owner, from `comment on table NAME is 'owner: OWNER…'` in the migrations; a dropped table has none. */
export function ownersOf({ files, read }: Tree): Map<string, string> {
  const pattern =
    /comment\s+on\s+table\s+(?:public\.)?"?(\w+)"?\s+is\s+'owner:\s*(\w+)|^\s*drop\s+table\s+(\w+)/gim;
  const owners = new Map<string, string>();
  for (const file of files.filter(isMigration).sort()) {
    for (const [, table = "", owner = "", dropped] of read(file).matchAll(pattern)) {
      if (dropped === undefined) owners.set(table, owner);
      else owners.delete(dropped);
    }
  }
  return owners;
}

function createdTables({ files, read }: Tree): { file: string; table: string }[] {
  const pattern =
    /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?(?!\s+partition\s+of)/gim;
  return files
    .filter(isMigration)
    .flatMap((file) => [...read(file).matchAll(pattern)].map((match) => ({ file, table: match[1] ?? "" })));
}

function droppedTables({ files, read }: Tree): Set<string> {
  const dropped = files
    .filter(isMigration)
    .flatMap((file) =>
      [...read(file).matchAll(/^\s*drop\s+table\s+(\w+)/gim)].map(([, table = ""]) => table),
    );
  return new Set(dropped);
}

function writtenTables(text: string): string[] {
  return writes.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function objection(file: string, table: string, owner: string | undefined): string[] {
  // A word that is no table (a column, a CTE, a sentence in a message).
  if (owner === undefined) return [];
  if (owner === "platform") {
    return file.startsWith(folderOf(owner)) ? [] : [`${file} writes ${table}, which belongs to the platform`];
  }
  const isOwners = file.startsWith(`${folderOf(owner)}server/`);
  if (!isOwners) return [`${file} writes ${table}, which belongs to ${owner}`];
  return /[./]queries\.ts$/.test(file) ? [] : [`${file} writes ${table} outside its queries.ts`];
}
