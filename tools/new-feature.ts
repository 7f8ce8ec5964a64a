// `npm run new -- feature NAME`: the files of a new feature on both sides, filled so far that the compiler and the tests
// say what is missing. Registers nothing: the lines to add are printed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFiles } from "./scaffold/server-files.ts";
import { webFiles } from "./scaffold/web-files.ts";

/** The files of the feature `word`: path → text. Throws when the name is not one lower-case word. */
export function featureFiles(word: string): Record<string, string> {
  if (!/^[a-z]{2,20}$/.test(word))
    throw new Error(`A feature is one word in lower case letters; "${word}" is not.`);
  const words = { word, Word: `${word[0]?.toUpperCase()}${word.slice(1)}` };
  return { ...serverFiles(words), ...webFiles(words) };
}

/** The three things that the scaffold leaves to the one who calls it. `stamp` is UTC, YYYYMMDDhhmmss. */
export function linesToAdd(word: string, stamp: string): string {
  return `apps/server/src/app.ts
  import { ${word}Feature } from "./features/${word}/${word}.feature.ts";      and \`${word}Feature\` in \`features\`
apps/web/src/app/features.ts
  import { ${word}Routes } from "../features/${word}/${word}.routes.tsx";      and \`...${word}Routes\` in \`featureRoutes\`
packages/database/migrations/${stamp}-${word}.sql
  create table ${word} (id bigint generated always as identity primary key, profile_id bigint not null references profiles, title text not null);
  create index on ${word} (profile_id, id);
  comment on table ${word} is 'owner: ${word}';
`;
}

function main([kind, word = ""]: readonly string[], root: string): number {
  if (kind !== "feature") {
    process.stderr.write("npm run new -- feature NAME\n");
    return 2;
  }
  const files = Object.entries(featureFiles(word));
  const taken = files.find(([file]) => existsSync(join(root, file)));
  if (taken) {
    process.stderr.write(`${taken[0]} exists already; nothing was written.\n`);
    return 1;
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
  // The order of imports and the breaks of long lines depend on the name.
  const names = files.map(([file]) => file);
  spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...names], {
    cwd: root,
  });
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  process.stdout.write(`\nNow add:\n${linesToAdd(word, stamp)}\n`);
  process.stdout.write(
    `Then fill the Telugu texts, help page and demo world; its tests are red until then.\n`,
  );
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = main(process.argv.slice(2), process.cwd());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
