import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "santha-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A clone with nothing but the runner, a lock file without packages and a server that tells what happens to it. */
function clone(name: string): string {
  const root = join(folder, name);
  for (const part of ["tools/run.mjs", "tools/run"]) cpSync(part, join(root, part), { recursive: true });
  mkdirSync(join(root, "node_modules", ".cache", "santha"), { recursive: true });
  mkdirSync(join(root, "engine/server"), { recursive: true });
  for (const lock of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(join(root, lock), '{"packages":{}}');
  writeFileSync(
    join(root, "engine/server/admin.ts"),
    `import { appendFileSync } from "node:fs";
const say = (word: string) => appendFileSync("said", word + "\\n");
const end = (word: string) => { say(word); process.exit(word === "asked" ? 3 : 4); };
process.on("SIGTERM", () => end("asked"));
process.on("disconnect", () => end("alone"));
say("started " + process.argv.slice(2).join(" "));
setInterval(() => {}, 1000);
`,
  );
  return root;
}

async function said(root: string, word: string): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (existsSync(join(root, "said")) && readFileSync(join(root, "said"), "utf8").includes(word))
      return true;
    await wait(50);
  }
  return false;
}

test("a task runs from a folder with a space and Telugu letters, hands its words on and answers the exit code", async () => {
  const root = clone("సంత one");
  const task = spawn(process.execPath, [join(root, "tools/run.mjs"), "admin", "two words"], { cwd: folder });
  expect(await said(root, "started two words")).toBe(true);
  task.kill("SIGTERM");
  expect(await once(task, "exit")).toEqual([3, null]);
  expect(await said(root, "asked")).toBe(true);
});

test("Ctrl-C is left to the server: the runner stays until the server has ended", async () => {
  const root = clone("interrupted");
  const task = spawn(process.execPath, [join(root, "tools/run.mjs"), "admin"], { cwd: root });
  expect(await said(root, "started")).toBe(true);
  task.kill("SIGINT");
  await wait(300);
  expect(task.exitCode).toBe(null);
  task.kill("SIGTERM");
  expect(await once(task, "exit")).toEqual([3, null]);
});

test("when the runner is killed the server notices by its closed channel", async () => {
  const root = clone("killed");
  const task = spawn(process.execPath, [join(root, "tools/run.mjs"), "admin"], { cwd: root });
  expect(await said(root, "started")).toBe(true);
  task.kill("SIGKILL");
  expect(await said(root, "alone")).toBe(true);
});

test("when npm above the runner is gone the runner asks the server to end", async () => {
  const root = clone("orphaned");
  const program = `require("node:child_process").spawn(process.execPath, ["tools/run.mjs", "admin"], { stdio: "ignore" })`;
  const npm = spawn(process.execPath, ["-e", program], { cwd: root });
  expect(await said(root, "started")).toBe(true);
  npm.kill("SIGKILL");
  expect(await said(root, "asked")).toBe(true);
});

test("an unknown task names the ones there are", async () => {
  const root = clone("unknown");
  const task = spawn(process.execPath, [join(root, "tools/run.mjs"), "fly"], { cwd: root });
  let text = "";
  task.stderr.on("data", (part) => {
    text += part;
  });
  expect((await once(task, "close"))[0]).toBe(2);
  expect(text).toContain("start, build, dev, test");
});
