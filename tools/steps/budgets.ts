// How many bytes the web sends, compressed as it is served (brotli 11), against the budgets of docs/architecture.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** The limits in kB (1 kB = 1000 bytes). */
export const budgetsInKb = {
  /** Far below what a server sends before it waits for an answer (14 kB): each kB more costs no round trip. */
  page: 4,
  firstScreen: 105,
  app: 45,
  route: 46,
  onDemand: 60,
  css: 20,
  keptOffline: 264,
  keptAhead: 292,
};

/** Libraries that a page fetches when they are asked for; a module path that contains the word belongs to it. */
const onDemandLibraries = ["leaflet", "chart", "scanner", "spreadsheet", "web-vitals"];

/** What the first visit shows: its chunks count with the entry. */
const firstScreens = /features\/auth\/web\/sign-?in/;

/** The frame and the route tables: fetched once after the first screen, and under every page behind the door. */
const signedInApp = "signed-in-app";

/** One line of the bundle table. */
export type BudgetLine = { name: string; kb: number; limitInKb: number };

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};
type Manifest = Record<string, Chunk>;

/** Reads Vite's manifest in `dist` and measures. Throws when there is no manifest. */
export function measureBudgets(dist: string): BudgetLine[] {
  const file = join(dist, ".vite", "manifest.json");
  if (!existsSync(file))
    throw new Error(`${file} is missing: the web is not built, or build.manifest is off`);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const kbOf = kilobytes(dist);
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entry.length === 0) throw new Error(`${file} names no entry`);
  const start = closure(manifest, entry);
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, name) => total + kbOf(name), 0);
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((name) => name.endsWith(".js"));
  const beyond = (known: ReadonlySet<string>, key: string) =>
    sum(filesOf([...closure(manifest, [key])].filter((name) => !known.has(name))));

  const dynamic = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !start.has(key));
  const first = dynamic.filter((key) => firstScreens.test(key));
  const app = Object.keys(manifest).filter((key) => manifest[key]?.name === signedInApp);
  const inside = closure(manifest, [...entry, ...app]);
  const others = dynamic.filter((key) => !firstScreens.test(key) && !inside.has(key));
  const allCss = Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith(".css") ? [chunk.file] : []),
  ]);
  return [
    { name: "entry", kb: sum(filesOf(start)), limitInKb: budgetsInKb.firstScreen },
    ...first.map((key) => ({
      name: `first screen ${key}`,
      kb: sum(filesOf(start)) + beyond(start, key),
      limitInKb: budgetsInKb.firstScreen,
    })),
    ...app.map((key) => ({ name: `app ${key}`, kb: beyond(start, key), limitInKb: budgetsInKb.app })),
    ...others.map((key) => {
      const library = onDemandLibraries.find((word) => key.includes(word));
      return library === undefined
        ? { name: `route ${key}`, kb: beyond(inside, key), limitInKb: budgetsInKb.route }
        : { name: `on demand: ${library}`, kb: beyond(inside, key), limitInKb: budgetsInKb.onDemand };
    }),
    // With the script that begins everything inside.
    { name: "page", kb: kbOf("index.html"), limitInKb: budgetsInKb.page },
    { name: "all css", kb: sum(allCss), limitInKb: budgetsInKb.css },
    ...keptOffline(dist, sum),
  ];
}

/** The lists that the build leaves beside the manifest. */
type KeptList = "shell" | "reading" | "ahead";

/** What the service worker keeps on the phone: at once, with the pages that are read offline, and ahead of need where data is not saved. */
function keptOffline(dist: string, sum: (files: readonly string[]) => number): BudgetLine[] {
  const file = join(dist, ".vite", "service-worker.json");
  if (!existsSync(file)) return [];
  const { shell, reading, ahead } = JSON.parse(readFileSync(file, "utf8")) as Record<KeptList, string[]>;
  const atOnce = ["index.html", "icon.svg", "service-worker.js", ...shell];
  return [
    { name: "kept offline: shell", kb: sum(atOnce), limitInKb: budgetsInKb.keptOffline },
    { name: "kept offline: reading", kb: sum([...atOnce, ...reading]), limitInKb: budgetsInKb.keptOffline },
    {
      name: "kept offline: all",
      kb: sum([...atOnce, ...reading, ...ahead]),
      limitInKb: budgetsInKb.keptAhead,
    },
  ];
}

/** The chunks that arrive with `keys`: static imports of static imports. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
}

function kilobytes(dist: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? compressedSize(readFileSync(join(dist, file))) / 1000;
    known.set(file, size);
    return size;
  };
}

function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}
