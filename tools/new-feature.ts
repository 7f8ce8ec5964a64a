// `npm run new -- feature NAME ["Title" "తెలుగు శీర్షిక"]` creates a feature that lists and creates one
// thing: server and web, both languages, with tests. It is registered in both lists of features, and all
// checks pass at once.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { serverFiles, type Word } from "./scaffold/server-files.ts";
import { testFiles } from "./scaffold/test-files.ts";
import { webFiles } from "./scaffold/web-files.ts";

/** The two lists of features; nothing else names one. */
const lists = [
  { file: "engine/server/app.ts", declared: "server/feature.ts", list: "features: readonly Feature[] = [" },
  { file: "engine/web/features.ts", declared: "web/feature.ts", list: "const features = [" },
];

/** UTC, YYYYMMDDhhmmss; later than every existing migration, even when the clock is behind. */
function nextStamp(root: string): string {
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const known = globSync("{features/*,engine/server/data}/migrations/*.sql", { cwd: root });
  const newest = Math.max(...known.map((file) => Number(/(\d{14})-[^/]*$/.exec(file)?.[1] ?? 0)));
  return String(Math.max(Number(now), newest + 1));
}

/** Words that no table or function can be called by. */
const reserved = new Set(
  "all analyse analyze and any array as asc both break case cast catch check class collate column const constraint continue create debugger default deferrable delete desc distinct do else end enum except export extends false fetch finally for foreign from function grant group having if import in initially instanceof interface intersect into lateral leading let limit new not null of offset on only or order package placing primary private protected public references return returning select static super switch table test then this throw to trailing true try type typeof union unique user using var variadic void when where while window with yield".split(
    " ",
  ),
);

function wordOf(root: string, [name = "", english, telugu]: readonly string[]): Word {
  if (!/^[a-z]{2,20}$/.test(name))
    throw new Error(`A feature is one word in lower case letters; "${name}" is not.`);
  if (existsSync(join(root, `features/${name}`)))
    throw new Error(`features/${name} exists already; nothing was written.`);
  const tables = readFileSync(join(root, "engine/server/data/generated.ts"), "utf8");
  if (reserved.has(name) || tables.includes(`\n  ${name}: `))
    throw new Error(`"${name}" is a word of SQL or TypeScript, or a table; choose another name.`);
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const title = { en: english ?? capital, te: telugu ?? `${capital} జాబితా` };
  return { word: name, Word: capital, title, stamp: nextStamp(root) };
}

/** Adds an import and an entry to both lists; the formatter sorts the imports. */
function register(root: string, word: string): void {
  for (const { file, declared, list } of lists) {
    const text = readFileSync(join(root, file), "utf8");
    const line = `import { ${word}Feature } from "#features/${word}/${declared}";\n`;
    writeFileSync(join(root, file), line + text.replace(list, `${list}\n  ${word}Feature,`));
  }
}

/** Runs one of the repository's own programs. @throws when it fails. */
function run(root: string, ...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`node ${words.join(" ")} ended with ${status}`);
}

function main([kind, ...named]: readonly string[], root: string): number {
  if (kind !== "feature") {
    process.stderr.write('npm run new -- feature NAME ["Title" "తెలుగు శీర్షిక"]\n');
    return 2;
  }
  const word = wordOf(root, named);
  const { word: name } = word;
  const files = Object.entries({ ...serverFiles(word), ...webFiles(word), ...testFiles(word) });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
  register(root, name);
  // Import order and line breaks depend on the name.
  const sources = [...files.map(([file]) => file), ...lists.map(({ file }) => file)];
  run(root, "node_modules/@biomejs/biome/bin/biome", "check", "--write", ...sources);
  run(root, "tools/database/generate-types.ts", "--write");
  run(root, "tools/permissions-page.ts");
  process.stdout.write(
    `\n${lists.map(({ file }) => file).join(" and ")} list it; table types and docs/permissions.md are written anew.\n` +
      "Make of it what it is to be: contract, table, words of both languages, help.\n",
  );
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2), process.cwd());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
