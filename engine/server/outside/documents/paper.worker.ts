import { parentPort } from "node:worker_threads";
import type { Paper } from "./paper.ts";
import { paperPdf } from "./paper-pdf.ts";

/** A job of the printer's thread: the paper and the number under which the answer is expected. */
export interface PrintJob {
  readonly id: number;
  readonly paper: Paper;
}
/** The thread's answer: the PDF, or why there is none. */
export type PrintedPaper =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: string };

parentPort?.on("message", async ({ id, paper }: PrintJob) => {
  const answer: PrintedPaper = await paperPdf(paper).then(
    (bytes) => ({ id, bytes }),
    (fault: unknown) => ({ id, fault: String(fault) }),
  );
  parentPort?.postMessage(answer);
});
