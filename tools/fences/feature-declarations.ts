import { isMigration, ownersOf } from "./table-owners.ts";
import type { Fence, Tree } from "./tree.ts";

/**
 * Every feature of the server declares itself in WORD.feature.ts (who may call, help pages, demo world, notifications,
 * admin list, privacy of its tables: the type of defineFeature asks for each), names each table it owns there, and stands in
 * the list of app.ts. Its name is one word on both sides.
 */
export const featureDeclarations: Fence = {
  name: "feature-declarations",
  isMine: (file) =>
    isMigration(file) ||
    /^apps\/(server|web)\/src\/features\/[^/]+\//.test(file) ||
    file === "apps/server/src/app.ts",
  check: (tree) => [
    ...featureFolders(tree, "server").flatMap((word) => onServer(tree, word)),
    ...featureFolders(tree, "web").flatMap(onWeb),
  ],
};

function featureFolders({ files }: Tree, side: "server" | "web"): string[] {
  const start = `apps/${side}/src/features/`;
  return [
    ...new Set(
      files
        .filter((file) => file.startsWith(start))
        .map((file) => file.slice(start.length).split("/")[0] ?? ""),
    ),
  ];
}

function onServer(tree: Tree, word: string): string[] {
  const { files, read } = tree;
  const folder = `apps/server/src/features/${word}`;
  const declaration = `${folder}/${word}.feature.ts`;
  const findings = isOneWord(word) ? [] : [`${folder} a feature is one word in lower case`];
  if (!files.includes(declaration))
    return [...findings, `${declaration} is missing: what the feature declares`];
  if (!new RegExp(`export const ${word}Feature\\b[^=]*= defineFeature\\(`).test(read(declaration))) {
    findings.push(`${declaration} does not export \`${word}Feature\` made by defineFeature`);
  }
  findings.push(
    ...undeclaredTables(tree, word, read(declaration)).map(
      (table) => `${declaration} does not say what happens to a person's rows of ${table}`,
    ),
  );
  const app = "apps/server/src/app.ts";
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
  return [...text.matchAll(/features\/([a-z]+)\/[a-z]+\.feature\.ts"/g)].map((match) => match[1] ?? "");
}

function onWeb(word: string): string[] {
  return isOneWord(word) ? [] : [`apps/web/src/features/${word} a feature is one word in lower case`];
}

function isOneWord(name: string): boolean {
  return /^[a-z]+$/.test(name);
}
