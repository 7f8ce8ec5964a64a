// Runs every npm script of the root: `node tools/run.mjs TASK [arguments]`. Plain JavaScript for Node 20, because
// nothing is installed at its first run. Changes to the root, installs packages, chooses a Node with TypeScript,
// runs the steps.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseNode } from "./run/choose-node.mjs";
import { installIfNeeded } from "./run/install.mjs";
import { runSteps, runTogether } from "./run/processes.mjs";
import { buildWebIfChanged } from "./run/web-build.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

// With Node's own sizes the server holds 180 MB more and saves no processor time.
const isBounded = process.env["NODE_OPTIONS"]?.includes("--max-old-space-size");
const memory = ["--max-semi-space-size=8", ...(isBounded ? [] : ["--max-old-space-size=512"])];
const server = { file: "engine/server/server.ts", options: memory, hasChannel: true };
const vite = (...words) => ({
  file: "node_modules/vite/bin/vite.js",
  words,
  cwd: "engine/web",
  // Where Vite's development server finds the API.
  env: { SANTHA_SERVER: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
});
const buildWeb = (node) => buildWebIfChanged(root, () => runSteps(node, [vite("build")]));

const tasks = {
  start: async (node) => (await buildWeb(node)) || runSteps(node, [server]),
  build: async (node) =>
    (await buildWeb(node)) ||
    (process.env.DATABASE_URL
      ? 0
      : runSteps(node, [{ file: "packages/embedded-postgres/src/link-programs.ts" }])),
  dev: (node) =>
    runTogether(node, [
      { ...server, options: [...server.options, "--watch", "--watch-preserve-output"] },
      vite(),
    ]),
  test: (node, words) => runSteps(node, [{ file: "tools/tests/test.ts", words, hasChannel: true }]),
  "test:long": (node, words) =>
    runSteps(node, [{ file: "tools/tests/test.ts", words: ["--long", ...words], hasChannel: true }]),
  "test:server": (node, words) =>
    runSteps(node, [{ file: "tools/tests/test-server.ts", words, hasChannel: true }]),
  check: (node, words) => runSteps(node, [{ file: "tools/check.ts", words, hasChannel: true }]),
  e2e: async (node, words) =>
    (await buildWeb(node)) ||
    runSteps(node, [
      {
        file: "node_modules/@playwright/test/cli.js",
        words: ["test", "--config", "e2e/playwright.config.ts", ...words],
      },
    ]),
  measure: async (node, words) =>
    (await buildWeb(node)) || runSteps(node, [{ file: "benchmarks/measure/run.ts", words }]),
  "bench:growth": (node, words) => runSteps(node, [{ file: "benchmarks/growth.ts", words }]),
  "bench:peers": async (node, words) => {
    // Vendure is large and only needed here, so it has a folder of its own.
    await installIfNeeded(join(root, "benchmarks/peers/vendure"), ["--ignore-scripts"]);
    return runSteps(node, [{ file: "benchmarks/peers/run.ts", words }]);
  },
  bench: (node, words) => runSteps(node, [{ file: "benchmarks/run.ts", words }]),
  new: (node, words) => runSteps(node, [{ file: "tools/new-feature.ts", words }]),
  "demo:pack": (node) => runSteps(node, [{ file: "tools/database/pack-world.ts", hasChannel: true }]),
  "fake-sms": (node, words) => runSteps(node, [{ file: "tools/fake-sms/run.ts", words, hasChannel: true }]),
  backup: (node, words) =>
    runSteps(node, [{ file: "engine/server/backup/run-backup.ts", words, hasChannel: true }]),
  restore: (node, words) =>
    runSteps(node, [{ file: "engine/server/backup/run-restore.ts", words, hasChannel: true }]),
  admin: (node, words) => runSteps(node, [{ file: "engine/server/admin.ts", words, hasChannel: true }]),
};

const [name = "", ...words] = process.argv.slice(2);
if (!Object.hasOwn(tasks, name)) {
  process.stderr.write(`Unknown task "${name}". There are: ${Object.keys(tasks).join(", ")}.\n`);
  process.exit(2);
}
try {
  await installIfNeeded(root);
  process.exitCode = await tasks[name](chooseNode(root), words);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
