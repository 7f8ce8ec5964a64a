// The requirement rows, and what a test's title says about them.
import { readFileSync } from "node:fs";

/** One row of docs/requirements.tsv with its owner from docs/owners.tsv. */
export type Requirement = { id: string; area: string; owner: string; text: string };

/** What the reports of the test runners say about one test. */
export type TestResult = { title: string; isPassed: boolean };

/** The most rows one test may prove; a test that claims more proves none of them well. */
export const mostIdsInTitle = 6;

/** Reads all rows. Throws when a row has no owner. */
export function readRequirements(folder = "docs"): Requirement[] {
  const owners = new Map(
    tableOf(`${folder}/owners.tsv`).map((cells): [string, string] => [cells[0] ?? "", cells[1] ?? ""]),
  );
  return tableOf(`${folder}/requirements.tsv`).map(([id = "", , area = "", , , text = ""]) => {
    const owner = owners.get(id);
    if (owner === undefined) throw new Error(`${folder}/owners.tsv names no owner of ${id}`);
    return { id, area, owner, text };
  });
}

function tableOf(file: string): string[][] {
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

/** The row ids in square brackets at the start of a title; marks such as [R10] or [U3] stand among them and do not count. */
export function idsOf(title: string): string[] {
  const start = /^(\s*\[[A-Z0-9-]+\])+/.exec(title)?.[0] ?? "";
  return [...start.matchAll(/\[([A-Z0-9-]+)\]/g)]
    .map((match) => match[1] ?? "")
    .filter((mark) => !/^[RU]\d+$/.test(mark));
}

/** What the titles prove: the ids of passed tests, and what is wrong with titles. */
export function provedBy(
  tests: readonly TestResult[],
  requirements: readonly Requirement[],
): { proved: Set<string>; mistakes: string[] } {
  const known = new Set(requirements.map(({ id }) => id));
  const proved = new Set<string>();
  const mistakes: string[] = [];
  for (const { title, isPassed } of tests) {
    const ids = idsOf(title);
    if (ids.length > mostIdsInTitle)
      mistakes.push(`names ${ids.length} rows, at most ${mostIdsInTitle}: ${title}`);
    for (const id of ids) {
      if (!known.has(id)) mistakes.push(`there is no row ${id}: ${title}`);
      else if (isPassed && ids.length <= mostIdsInTitle) proved.add(id);
    }
  }
  return { proved, mistakes };
}
