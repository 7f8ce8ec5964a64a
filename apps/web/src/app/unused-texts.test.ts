import { expect, it } from "vitest";

type Sources = Readonly<Record<string, string>>;
const code: Sources = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/*.{en,te}.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const contract: Sources = import.meta.glob("../../../../packages/contract/src/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const texts = import.meta.glob<{ readonly en: Readonly<Record<string, unknown>> }>("../**/*.en.ts", {
  eager: true,
});

const wordsIn = (source: string): ReadonlySet<string> => new Set(source.match(/[A-Za-z_$][\w$]*/g));
const anywhere = wordsIn([...Object.values(code), ...Object.values(contract)].join("\n"));

/** Lists, and texts by a code with strokes in it, are read whole. */
const isName = /^[A-Za-z]\w*$/;

/** What reads a file of texts: whoever imports its hook or the type of its texts, and the file that makes them. */
function readersOf(file: string): readonly string[] {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.en\.ts$/, "");
  const makers = Object.keys(code).filter((other) => code[other]?.includes(`/${name}.en.ts"`));
  const imported = makers.map((maker) => maker.slice(maker.lastIndexOf("/")));
  return Object.entries(code)
    .filter(
      ([other, source]) => makers.includes(other) || imported.some((each) => source.includes(`${each}"`)),
    )
    .map(([, source]) => source);
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
