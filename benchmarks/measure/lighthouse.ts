// U1, U2, U4: Lighthouse with its phone settings, the median of its runs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "./browser.ts";
import { openBarePhone } from "./browser.ts";
import { type Mark, median } from "./numbers.ts";
import { letBrowserFirst, type Place } from "./place.ts";

const program = new URL("node_modules/lighthouse/cli/index.js", import.meta.url).pathname;
const settings = new URL("./lighthouse.config.mjs", import.meta.url).pathname;

/** The pages of U1, each with the longest time until its largest part is painted (U2). */
export const pages = [
  { name: "sign-in", path: "/#/auth/signin", isStranger: true, mostLcp: 2500 },
  { name: "home", path: "/#/app/home", mostLcp: 2500 },
  { name: "store", path: "/#/app/store", mostLcp: 2000 },
  { name: "product", path: "/#/app/store/p/c/product/1_1", mostLcp: 2000 },
  { name: "cart", path: "/#/app/store/checkout/cart", mostLcp: 2500 },
  { name: "check-out", path: "/#/app/store/checkout/shipping", mostLcp: 2500 },
  { name: "orders", path: "/#/app/order", mostLcp: 2500 },
];

interface Run {
  /** What Lighthouse found this machine's browser to do by the second just before (its BenchmarkIndex). */
  readonly speed: number;
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** A line of the table of pages. */
export interface PageFigure extends Run {
  readonly name: string;
  readonly language: Language;
}

export async function measurePages(
  place: Place,
  language: Language,
  runs: number,
  folder: string,
): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const { name, path, isStranger = false } of pages) {
    const phone = await openBarePhone(place, language, { isStranger });
    const taken: Run[] = [];
    for (let at = 0; at < runs; at += 1)
      taken.push(await runAgain(place.origin + path, phone.debuggingPort, join(folder, "report.json")));
    await phone.close();
    const middle = (of: (run: Run) => number) => median(taken.map(of));
    figures.push({
      name,
      language,
      speed: middle(({ speed }) => speed),
      score: middle(({ score }) => score),
      lcp: middle(({ lcp }) => lcp),
      tbt: middle(({ tbt }) => tbt),
      cls: middle(({ cls }) => cls),
    });
    const { score, lcp, tbt, speed } = figures.at(-1) as PageFigure;
    const times = `LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`;
    console.log(`${name} ${language}: ${score}, ${times}, the browser's speed ${Math.round(speed)}`);
  }
  return figures;
}

/** The browser now and then leaves the beginning of a page out of its recording; such a run is made once more. */
async function runAgain(url: string, port: number, output: string): Promise<Run> {
  try {
    return await runOnce(url, port, output);
  } catch (error) {
    console.log(`once more: ${error instanceof Error ? error.message : error}`);
    return runOnce(url, port, output);
  }
}

async function runOnce(url: string, port: number, output: string): Promise<Run> {
  const words = [url, "--port", String(port), "--config-path", settings, "--quiet"];
  const child = spawn(process.execPath, [program, ...words, "--output", "json", "--output-path", output], {
    stdio: "inherit",
  });
  letBrowserFirst(child.pid ?? 0);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}`);
  const report = JSON.parse(readFileSync(output, "utf8")) as Report;
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    speed: report.environment.benchmarkIndex,
    score: Math.round(report.categories.performance.score * 100),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

/** The marks of U1, U2 and U4 over all pages. */
export function pageMarks(figures: readonly PageFigure[]): Mark[] {
  const worst = (of: (figure: PageFigure) => number) =>
    figures.toSorted((one, other) => of(other) - of(one))[0] as PageFigure;
  const slowScript = worst(({ tbt }) => tbt);
  const lowest = worst(({ score }) => -score);
  const late = figures.filter(
    ({ name, lcp }) => lcp > (pages.find((page) => page.name === name)?.mostLcp ?? 0),
  );
  return [
    {
      name: "lowest score of a page (U1)",
      measured: `${lowest.score}, ${lowest.name} ${lowest.language}`,
      mark: "≥ 90",
      isMet: lowest.score >= 90,
    },
    {
      name: "largest part painted (U2)",
      measured:
        late.length === 0
          ? "all in time"
          : `late: ${late.map(({ name, language }) => `${name} ${language}`).join(", ")}`,
      mark: "≤ 2.0 s store and product, ≤ 2.5 s others",
      isMet: late.length === 0,
    },
    {
      name: "longest blocking of a page (U4)",
      measured: `${Math.round(slowScript.tbt)} ms, ${slowScript.name} ${slowScript.language}`,
      mark: "≤ 150 ms",
      isMet: slowScript.tbt <= 150,
    },
  ];
}
