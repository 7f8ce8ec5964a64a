// `npm run measure`: what people feel, measured with the machine to itself. It reports and gates nothing.
//   npm run measure -- --runs 5 --calls 1000 --only R41 --no-write
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { table } from "../figures.ts";
import { madeOn, writeSection } from "../figures-file.ts";
import { measureHands } from "./hands.ts";
import { measurePages, type PageFigure, pageMarks } from "./lighthouse.ts";
import { measureNoNetwork, measureSlowNetwork } from "./network.ts";
import type { Mark } from "./numbers.ts";
import { pagesPutFirst } from "./pages-first.ts";
import { openPlace, type Place } from "./place.ts";
import { measureReports } from "./reports.ts";
import { measureSameTime } from "./same-time.ts";
import { measureTabs } from "./tabs.ts";
import { measureUsers } from "./users.ts";

const { values } = parseArgs({
  allowNegative: true,
  options: {
    /** Of Lighthouse for each page and language; the median counts. */
    runs: { type: "string", default: "5" },
    /** For each question of R41. */
    calls: { type: "string", default: "1000" },
    /** One part alone: pages, hands, network, tabs, R16, R41 or U11. */
    only: { type: "string", default: "" },
    write: { type: "boolean", default: true },
  },
});
const isAsked = (part: string) => values.only === "" || values.only === part;

/** Lighthouse is large and only needed here, so it has a folder of its own. */
function installLighthouse(): void {
  const folder = new URL(".", import.meta.url).pathname;
  if (existsSync(join(folder, "node_modules/lighthouse"))) return;
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", words, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse cannot be installed; `--only` measures the other parts");
}

async function inBothLanguages(work: (language: "en" | "te") => Promise<Mark[]>): Promise<Mark[]> {
  return [...(await work("en")), ...(await work("te"))];
}

async function measure(place: Place, folder: string): Promise<{ marks: Mark[]; pages: PageFigure[] }> {
  const marks: Mark[] = [];
  const pages: PageFigure[] = [];
  if (isAsked("R41")) marks.push(...(await measureSameTime(place, Number(values.calls))));
  if (isAsked("R16")) marks.push(...(await measureReports()));
  if (isAsked("U11")) marks.push(...(await measureUsers(place, 30)));
  if (isAsked("hands")) marks.push(...(await inBothLanguages((language) => measureHands(place, language))));
  if (isAsked("network")) {
    marks.push(...(await inBothLanguages((language) => measureSlowNetwork(place, language))));
    marks.push(...(await inBothLanguages((language) => measureNoNetwork(place, language))));
  }
  if (isAsked("tabs")) marks.push(...(await inBothLanguages((language) => measureTabs(place, language))));
  if (isAsked("pages")) {
    for (const language of ["en", "te"] as const)
      pages.push(...(await measurePages(place, language, Number(values.runs), folder)));
    marks.unshift(...pageMarks(pages));
  }
  return { marks, pages };
}

function markTable(marks: readonly Mark[]): string {
  const rows = marks.map(({ name, measured, mark, isMet }) => [
    name,
    measured,
    mark,
    isMet ? "yes" : "**no**",
  ]);
  return table(["what", "measured", "mark", "met"], rows);
}

function pageTable(pages: readonly PageFigure[]): string {
  const rows = pages.map(({ name, language, score, lcp, tbt, cls, speed }) => [
    `${name}, ${language}`,
    String(score),
    `${(lcp / 1000).toFixed(2)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    Math.round(speed).toLocaleString("en"),
  ]);
  return table(["page", "score", "largest part painted", "blocked", "moved", "speed"], rows);
}

if (isAsked("pages")) installLighthouse();
const folder = mkdtempSync(join(tmpdir(), "santha-measure-"));
const place = await openPlace();
try {
  const { marks, pages } = await measure(place, folder);
  const text = `\`npm run measure\`, ${madeOn()}, which server, database and browser share, ${pagesPutFirst() > 0 ? "the page first" : "none of them first"}. The built app with the demo world;
Lighthouse with its phone settings, medians of ${values.runs} runs, each with the speed that Lighthouse found the browser to have then (BenchmarkIndex); hands on a processor slowed to a fourth.

${markTable(marks)}

${pageTable(pages)}`;
  console.log(`\n${text}`);
  if (values.write && values.only === "") writeSection("browser", text);
} finally {
  await place.stop();
  rmSync(folder, { recursive: true, force: true });
}
