import { isMigration, ownersOf } from "./table-owners.ts";
import type { Fence, Tree } from "./tree.ts";

/**
 * Every feature on the server declares itself in server/feature.ts, names each of its tables there, and is listed
 * in app.ts. The type of `defineFeature` requires the rest, such as permissions, help pages and privacy. Its name
 * is one word.
 */
export const featureDeclarations: Fence = {
  name: "feature-declarations",
  isMine: (file) => isMigration(file) || file.startsWith("features/") || file === "engine/server/app.ts",
  check: (tree) => featureFolders(tree).flatMap((word) => [...named(word), ...onServer(tree, word)]),
};

function featureFolders({ files }: Tree): string[] {
  const inside = files.filter((file) => file.startsWith("features/"));
  return [...new Set(inside.map((file) => file.split("/")[1] ?? ""))];
}

function named(word: string): string[] {
  return /^[a-z]+$/.test(word) ? [] : [`features/${word} a feature is one word in lower case`];
}

function onServer(tree: Tree, word: string): string[] {
  const { files, read } = tree;
  const declaration = `features/${word}/server/feature.ts`;
  if (!files.some((file) => file.startsWith(`features/${word}/server/`))) return [];
  if (!files.includes(declaration)) return [`${declaration} is missing: what the feature declares`];
  const findings: string[] = [];
  if (!new RegExp(`export const ${word}Feature\\b[^=]*= defineFeature\\(`).test(read(declaration))) {
    findings.push(`${declaration} does not export \`${word}Feature\` made by defineFeature`);
  }
  findings.push(
    ...undeclaredTables(tree, word, read(declaration)).map(
      (table) => `${declaration} does not say what happens to a person's rows of ${table}`,
    ),
  );
  const app = "engine/server/app.ts";
  if (files.includes(app) && !listOfFeatures(read(app)).includes(word))
    findings.push(`${app} does not list the feature ${word}`);
  return findings;
}

/** Tables of the feature that its declaration does not name as a key. */
function undeclaredTables(tree: Tree, word: string, declaration: string): string[] {
  return [...ownersOf(tree)]
    .filter(([table, owner]) => owner === word && !new RegExp(`\\b${table}["']?:`).test(declaration))
    .map(([table]) => table);
}

/** The features whose declaration the list in app.ts imports. */
function listOfFeatures(text: string): string[] {
  return [...text.matchAll(/features\/([a-z]+)\/server\/feature\.ts"/g)].map((match) => match[1] ?? "");
}
