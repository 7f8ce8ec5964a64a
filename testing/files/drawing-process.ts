import { readFile, writeFile } from "node:fs/promises";
import { drawPicture } from "#features/files/server/draw-picture.ts";
import type { MeasuredDrawing } from "./draw-measured.ts";
import { aPhoto } from "./pictures.ts";

/** Kilobytes of a line of Linux' account of this process; elsewhere only the highest memory ever is known. */
async function statusBytes(line: "VmHWM" | "VmRSS"): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const kilobytes = new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : process.resourceUsage().maxRSS * 1024;
}

/** Lets the highest memory begin anew at what is used now. */
const forgetHighest = () => writeFile("/proc/self/clear_refs", "5").catch(() => {});

async function measured(file: string): Promise<MeasuredDrawing> {
  const picture = await readFile(file);
  globalThis.gc?.();
  await forgetHighest();
  const before = await statusBytes("VmRSS");
  const began = performance.now();
  const drawn = await drawPicture(picture);
  const milliseconds = Math.round(performance.now() - began);
  const extraBytes = (await statusBytes("VmHWM")) - before;
  return { outcome: typeof drawn === "string" ? drawn : "drawn", extraBytes, milliseconds };
}

// The decoders are loaded once, with the first picture of a server.
await drawPicture(await aPhoto());
const results: MeasuredDrawing[] = [];
for (const file of process.argv.slice(2)) results.push(await measured(file));
process.stdout.write(JSON.stringify(results));
