import { folderOf, isMigration, ownersOf } from "./table-owners.ts";
import { type Fence, isCode, isTest, type Tree, withoutComments } from "./tree.ts";

const builder =
  /(?:\.(?:selectFrom|(?:inner|left|right|full|cross)(?:Join|JoinLateral)|crossJoin|using|from|table))\(\s*(\[[^\]]*\]|["'`][^"'`]*["'`])/g;
const name = String.raw`(?:only\s+)?"?[a-z_]\w*"?(?:\."?[a-z_]\w*"?)?`;
const notAnAlias =
  "(?:on|using|join|inner|left|right|full|cross|natural|lateral|where|group|having|order|limit|offset|fetch|for|set|returning|union|intersect|except|window|select|and)";
const named = String.raw`${name}(?:\s+(?:as\s+)?(?!${notAnAlias}\b)"?\w+"?)?`;
const plain = new RegExp(
  String.raw`\b(?:from|join|using|lateral)\s[\s(]*(${named}(?:\s*,\s*${named})*)`,
  "gi",
);

/**
 * Only a table's owner reads it. Other code and views read views that the owner publishes in the schema
 * `published`. A published view must have a reader, and its owner does not read it.
 */
export const tableReaders: Fence = {
  name: "table-readers",
  isMine: (file) =>
    isMigration(file) || (/^(engine|features\/\w+)\/server\//.test(file) && isCode(file) && !isTest(file)),
  check: (tree) => {
    const owners = ownersOfAll(tree);
    const published = publishedViews(tree);
    const reads = tree.files.flatMap((file) => readsOf(file, tree.read(file)));
    const unread = [...published].filter(([view]) => !reads.some((read) => read.relation === view));
    const unsaid = [...published].filter(
      ([view, file]) => !tree.read(file).includes(`comment on view ${view} is '`),
    );
    return [
      ...reads.flatMap((read) => objection(read, owners, published)),
      ...unread.map(([view, file]) => `${file} publishes ${view}, which nobody reads`),
      ...unsaid.map(([view, file]) => `${file} publishes ${view} without a comment that says what a row is`),
    ];
  },
};

type Read = { readonly file: string; readonly relation: string };

function objection(
  { file, relation }: Read,
  owners: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
): string[] {
  const publisher = published.get(relation);
  if (publisher !== undefined)
    return isOf(file, ownerOfFile(publisher)) ? [`${file} reads ${relation}, which it publishes itself`] : [];
  const owner = owners.get(relation.replace(/^public\./, ""));
  // Not a table: a column, a common table expression, or a word in a message.
  if (owner === undefined || isOf(file, owner)) return [];
  return [`${file} reads ${relation}, which belongs to ${owner}; its published views are for others`];
}

function isOf(file: string, owner: string): boolean {
  return file.startsWith(folderOf(owner));
}

function ownerOfFile(file: string): string {
  return /^features\/(\w+)\//.exec(file)?.[1] ?? "platform";
}

/** Owners of tables by their comments; owners of unpublished views by the file that creates them. */
function ownersOfAll(tree: Tree): Map<string, string> {
  const owners = ownersOf(tree);
  for (const [view, file] of createdViews(tree)) if (!view.includes(".")) owners.set(view, ownerOfFile(file));
  return owners;
}

function publishedViews(tree: Tree): Map<string, string> {
  return new Map([...createdViews(tree)].filter(([view]) => view.startsWith("published.")));
}

/** View → the migration that creates it; without those that a migration drops. */
function createdViews({ files, read }: Tree): Map<string, string> {
  const dropped = new Set(
    files
      .filter(isMigration)
      .flatMap((file) => [...read(file).matchAll(/^\s*drop\s+view\s+([\w.]+)/gim)].map(([, view]) => view)),
  );
  const pattern = /^\s*create\s+(?:or\s+replace\s+)?(?:materialized\s+)?view\s+([\w.]+)/gim;
  return new Map(
    files
      .filter(isMigration)
      .flatMap((file) => [...read(file).matchAll(pattern)].map(([, view = ""]) => [view, file] as const))
      .filter(([view]) => !dropped.has(view)),
  );
}

function readsOf(file: string, text: string): Read[] {
  const bare = isMigration(file) ? text.replaceAll(/--.*$/gm, "") : withoutComments(text);
  const ofBuilder = [...bare.matchAll(builder)].flatMap(([, names = ""]) =>
    [...names.matchAll(/["'`]([\w.]+)/g)].map(([, relation = ""]) => relation),
  );
  const ofPlain = [...bare.matchAll(plain)].flatMap(([, names = ""]) =>
    names.split(",").map((each) => relationOf(each)),
  );
  return [...new Set([...ofBuilder, ...ofPlain])].map((relation) => ({ file, relation }));
}

function relationOf(part: string): string {
  return (/^\s*(?:only\s+)?([\w."]+)/i.exec(part)?.[1] ?? "").replaceAll('"', "");
}
