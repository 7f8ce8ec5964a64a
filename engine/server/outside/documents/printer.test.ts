import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { Paper } from "./paper.ts";
import { threadPrinter } from "./printer.ts";

const printer = threadPrinter();
const print = (drawn: Paper, profileId = 1) => printer.print(drawn, profileId);
const paper = (text: string): Paper => ({
  language: "te",
  title: "Test",
  pageText: "{page} / {pages}",
  blocks: [{ kind: "text", text }],
});

test("while a paper is drawn the event loop goes on", async () => {
  let turns = 0;
  let isPrinted = false;
  const printed = print(paper("వరి విత్తనం")).then(() => {
    isPrinted = true;
  });
  while (!isPrinted) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await printed;
  expect(turns).toBeGreaterThan(10);
});

test("one person holds three places of the queue at most; somebody else is served meanwhile", async () => {
  const one = paper("వరి");
  const first = [1, 2, 3].map(() => print(one, 7));
  expect(() => print(one, 7)).toThrow("platform/too-many");
  const other = await print(one, 8);
  expect(other.length).toBeGreaterThan(1000);
  await Promise.all(first);
  expect((await print(one, 7)).length).toBeGreaterThan(1000);
});

test("the thread ends when nothing is printed for a while, and the next paper starts another one", async () => {
  const started: Worker[] = [];
  const resting = threadPrinter({
    idleInMilliseconds: 20,
    startWorker() {
      const worker = new Worker(join(import.meta.dirname, "paper.worker.ts"));
      started.push(worker);
      return worker;
    },
  });
  await Promise.all([resting.print(paper("వరి"), 1), resting.print(paper("వరి"), 2)]);
  expect(started).toHaveLength(1);
  if (started[0]) await once(started[0], "exit");
  expect((await resting.print(paper("వరి"), 1)).length).toBeGreaterThan(1000);
  expect(started).toHaveLength(2);
});
