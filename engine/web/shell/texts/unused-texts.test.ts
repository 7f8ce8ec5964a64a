import { expect, it } from "vitest";

type Sources = Readonly<Record<string, string>>;
const code: Sources = import.meta.glob(
  [
    "../../**/*.{ts,tsx}",
    "../../../../features/*/web/**/*.{ts,tsx}",
    "!**/*.test.*",
    "!**/*.{en,te}.ts",
    "!**/dist/**",
  ],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
const contract: Sources = import.meta.glob(
  [
    "../../../../engine/contract/*.ts",
    "../../../../features/*/contract.ts",
    "../../../../features/*/contract/*.ts",
  ],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
const texts = import.meta.glob<{ readonly en: Readonly<Record<string, unknown>> }>(
  ["../../**/*.en.ts", "../../../../features/*/web/**/*.en.ts"],
  {
    eager: true,
  },
);

const wordsIn = (source: string): ReadonlySet<string> => new Set(source.match(/[A-Za-z_$][\w$]*/g));
const anywhere = wordsIn([...Object.values(code), ...Object.values(contract)].join("\n"));

/** Lists, and texts by a code with strokes in it, are read whole. */
const isName = /^[A-Za-z]\w*$/;

/** Address of a file that is named from this folder, the same for every way to write it. */
const addressOf = (path: string, from = "file:///engine/web/shell/texts/"): string =>
  new URL(path, from).href;

const read = new Map<string, ReadonlySet<string>>();
/** Addresses of the files that a file imports relatively, or by their place in an engine or a feature. */
function importsOf(file: string): ReadonlySet<string> {
  const known = read.get(file);
  if (known) return known;
  const named = [...(code[file] ?? "").matchAll(/"((?:\.|#engine\/)[^"\s]*\.tsx?)"/g)].map(
    ([, path = ""]) => path,
  );
  const found = new Set(
    named.map((path) =>
      addressOf(path.replace(/^#/, "file:///"), path.startsWith("#") ? undefined : addressOf(file)),
    ),
  );
  read.set(file, found);
  return found;
}

/** What reads a file of texts: whoever imports its hook or the type of its texts, and the file that makes them. */
function readersOf(file: string): readonly string[] {
  const makers = Object.keys(code).filter((other) => importsOf(other).has(addressOf(file)));
  const made = makers.map((maker) => addressOf(maker));
  return Object.keys(code)
    .filter((other) => makers.includes(other) || made.some((maker) => importsOf(other).has(maker)))
    .map((other) => code[other] ?? "");
}

/** Texts that no reader names; those that are looked up by a state are named somewhere else. */
function unusedIn(file: string, en: Readonly<Record<string, unknown>>): string[] {
  const readers = readersOf(file);
  const named = wordsIn(readers.join("\n"));
  const areLookedUp = readers.some((source) => /(?:texts|words|Texts\(\)|now\(\))\[/i.test(source));
  return Object.keys(en)
    .filter((key) => isName.test(key) && !named.has(key) && !(areLookedUp && anywhere.has(key)))
    .map((key) => `${file} ${key}`);
}

it("[I18N-005] no text is kept that no screen shows", () => {
  const files = Object.entries(texts);
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(([file, { en }]) => unusedIn(file, en))).toEqual([]);
});
