import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname, resolve } from "node:path";

/**
 * Runs steps one after another until one fails. A step has `file` (from the root), `words`, Node `options`, `cwd`
 * and `env`; `hasChannel` lets it notice the end of this process. Returns the exit code.
 */
export async function runSteps(node, steps) {
  for (const step of steps) {
    const code = await finished([start(node, step)]);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs steps in parallel; when one ends, the others are asked to end too. */
export function runTogether(node, steps) {
  return finished(steps.map((step) => start(node, step)));
}

function start(node, { file, words = [], options = [], cwd = ".", env: own = {}, hasChannel = false }) {
  const env = { ...process.env, ...own, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
  const stdio = hasChannel ? ["inherit", "inherit", "inherit", "ipc"] : "inherit";
  return spawn(node, [...options, resolve(file), ...words], { cwd: resolve(cwd), stdio, env });
}

/** Waits until all children have ended and forwards signals; the first exit code counts. */
async function finished(children) {
  const endAll = () => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  };
  // Ctrl-C reaches the children directly, because they belong to the same process group.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  process.on("SIGTERM", endAll);
  process.on("SIGHUP", endAll);
  // SIGTERM to npm ends npm and its shell but not this process; a new parent process reveals it.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) endAll();
  }, 500);
  try {
    const codes = [];
    await Promise.all(
      children.map(async (child) => {
        codes.push(await exitCodeOf(child));
        endAll();
      }),
    );
    return codes[0] ?? 1;
  } finally {
    clearInterval(watch);
    process.off("SIGINT", ignore);
    process.off("SIGTERM", endAll);
    process.off("SIGHUP", endAll);
  }
}

function exitCodeOf(child) {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
