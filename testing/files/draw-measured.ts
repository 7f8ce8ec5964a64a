import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What drawing one picture came to. */
export interface MeasuredDrawing {
  /** The refusal, or `drawn`. */
  readonly outcome: string;
  /** Memory of the process at its highest, above what it was before. */
  readonly extraBytes: number;
  readonly milliseconds: number;
}

const child = fileURLToPath(new URL("./drawing-process.ts", import.meta.url));

/** Draws the pictures one after another in a process of its own, which does nothing else. */
export async function drawMeasured(pictures: readonly Uint8Array[]): Promise<MeasuredDrawing[]> {
  const folder = await mkdtemp(join(tmpdir(), "santha-drawing-"));
  try {
    const files = pictures.map((_, at) => join(folder, String(at)));
    await Promise.all(pictures.map((picture, at) => writeFile(files[at] ?? "", picture)));
    const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child, ...files]);
    return JSON.parse(stdout) as MeasuredDrawing[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
