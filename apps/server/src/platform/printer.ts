import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { platformRefusal } from "./errors.ts";
import type { Paper } from "./paper.ts";
import type { PrintedPaper, PrintJob } from "./paper.worker.ts";

/** Makes PDF files. @throws `platform/away` (503) while too many wait. */
export interface Printer {
  print(paper: Paper): Promise<Uint8Array>;
}

const mostWaiting = 40;

interface Waiting {
  done(bytes: Uint8Array): void;
  failed(fault: Error): void;
}

/**
 * One thread beside the event loop draws the papers one after the other: a page takes a fifth of a second of pure
 * computing. It is started by the first paper, keeps no process alive, and is begun anew when it broke.
 */
export function threadPrinter(): Printer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function settle(answer: PrintedPaper): void {
    const wish = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker?.unref();
    if ("bytes" in answer) wish?.done(answer.bytes);
    else wish?.failed(new Error(`the paper could not be printed: ${answer.fault}`));
  }

  function broken(fault: Error): void {
    worker = null;
    const wishes = [...waiting.values()];
    waiting.clear();
    for (const wish of wishes) wish.failed(fault);
  }

  function start(): Worker {
    const begun = new Worker(join(import.meta.dirname, "paper.worker.ts"), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    begun.on("message", settle);
    begun.on("error", broken);
    begun.on("exit", (code) => broken(new Error(`the printer ended with ${code}`)));
    return begun;
  }

  return {
    print(paper) {
      if (waiting.size >= mostWaiting) throw platformRefusal("platform/away", { retryAfterInSeconds: 5 });
      worker ??= start();
      worker.ref();
      last += 1;
      const job: PrintJob = { id: last, paper };
      const printed = new Promise<Uint8Array>((done, failed) => waiting.set(job.id, { done, failed }));
      worker.postMessage(job);
      return printed;
    },
  };
}
