// One stored number per area, in a file of its own so that two changes seldom meet; a number may only rise.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Requirement } from "./requirements.ts";

/** How many rows of a group are proved. */
export type Count = { name: string; proved: number; rows: number };

/** Counts per area or per owner, in alphabetical order. */
export function countBy(
  key: "area" | "owner",
  requirements: readonly Requirement[],
  proved: ReadonlySet<string>,
): Count[] {
  const names = [...new Set(requirements.map((row) => row[key]))].sort();
  return names.map((name) => {
    const rows = requirements.filter((row) => row[key] === name);
    return { name, proved: rows.filter(({ id }) => proved.has(id)).length, rows: rows.length };
  });
}

/** The areas whose number fell below the stored one, one line each. */
export function fallen(areas: readonly Count[], folder: string): string[] {
  return areas.flatMap(({ name, proved }) => {
    const stored = storedNumber(name, folder);
    return proved < stored ? [`${name}: ${proved} rows proved, ${stored} were proved before`] : [];
  });
}

/** Writes the numbers that rose and answers how many files changed; never writes a lower one. */
export function storeNumbers(areas: readonly Count[], folder: string): number {
  mkdirSync(folder, { recursive: true });
  const risen = areas.filter(
    ({ name, proved }) => proved > storedNumber(name, folder) || !existsSync(fileOf(name, folder)),
  );
  for (const { name, proved } of risen) writeFileSync(fileOf(name, folder), `${proved}\n`);
  return risen.length;
}

function storedNumber(area: string, folder: string): number {
  const file = fileOf(area, folder);
  return existsSync(file) ? Number(readFileSync(file, "utf8").trim()) : 0;
}

function fileOf(area: string, folder: string): string {
  return `${folder}/${area.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.txt`;
}
