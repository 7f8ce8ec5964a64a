import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { platformRefusal } from "../../http/answers/errors.ts";
import { tooMany } from "../../http/limits/too-many.ts";
import type { Paper } from "./paper.ts";
import type { PrintedPaper, PrintJob } from "./paper.worker.ts";

/** Makes PDF files. */
export interface Printer {
  /**
   * Draws a paper for the person who asks.
   * @throws `platform/too-many` (429) while three of this person wait, `platform/away` (503) while too many of all do.
   */
  print(paper: Paper, profileId: number): Promise<Uint8Array>;
}

const mostWaiting = 40;
/** One person takes no more of the queue, so that everybody else is served within seconds. */
const mostOfOnePerson = 3;
const retryAfterInSeconds = 5;

interface Waiting {
  readonly profileId: number;
  done(bytes: Uint8Array): void;
  failed(fault: Error): void;
}

interface PrinterOptions {
  /** How long the thread waits for another paper before it ends and its memory goes back. */
  readonly idleInMilliseconds?: number;
  readonly startWorker?: () => Worker;
}

const startPaperWorker = () =>
  new Worker(join(import.meta.dirname, "paper.worker.ts"), {
    // Without a bound for young objects the thread takes 130 MB more, which the process then keeps.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });

/**
 * One thread beside the event loop draws the papers one after the other. It is started by the first paper, keeps no
 * process alive, ends when nothing was printed for a while, and is begun anew when it broke.
 */
export function threadPrinter({
  idleInMilliseconds = 30_000,
  startWorker = startPaperWorker,
}: PrinterOptions = {}): Printer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function settle(answer: PrintedPaper): void {
    const wish = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) rest();
    if ("bytes" in answer) wish?.done(answer.bytes);
    else wish?.failed(new Error(`the paper could not be printed: ${answer.fault}`));
  }

  function rest(): void {
    worker?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      const ended = worker;
      worker = null;
      void ended?.terminate();
    }, idleInMilliseconds).unref();
  }

  function broken(which: Worker, fault: Error): void {
    if (which !== worker) return;
    worker = null;
    const wishes = [...waiting.values()];
    waiting.clear();
    for (const wish of wishes) wish.failed(fault);
  }

  function start(): Worker {
    const begun = startWorker();
    begun.on("message", settle);
    begun.on("error", (fault: Error) => broken(begun, fault));
    begun.on("exit", (code) => broken(begun, new Error(`the printer ended with ${code}`)));
    return begun;
  }

  return {
    print(paper, profileId) {
      const ofPerson = [...waiting.values()].filter((one) => one.profileId === profileId);
      if (ofPerson.length >= mostOfOnePerson) throw tooMany(retryAfterInSeconds);
      if (waiting.size >= mostWaiting) throw platformRefusal("platform/away", { retryAfterInSeconds });
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      last += 1;
      const job: PrintJob = { id: last, paper };
      const printed = new Promise<Uint8Array>((done, failed) =>
        waiting.set(job.id, { profileId, done, failed }),
      );
      worker.postMessage(job);
      return printed;
    },
  };
}
