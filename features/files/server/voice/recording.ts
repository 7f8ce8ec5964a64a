import type { VoiceFormat } from "../../contract/voice-url.ts";
import { hidesFile } from "../hidden-files.ts";
import { mp4Milliseconds } from "./mp4.ts";
import { oggMilliseconds } from "./ogg.ts";
import { webmMilliseconds } from "./webm.ts";

/** What a voice recording is, by its bytes. */
export interface Recording {
  readonly format: VoiceFormat;
  /** Whole seconds, at least one. */
  readonly seconds: number;
}

/** Finds container and length of one track of recorded sound; null for everything else, damaged ones too. */
export function recordingOf(bytes: Uint8Array): Recording | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = formatOf(bytes);
  if (format === null || hidesFile(bytes)) return null;
  const measure = { webm: webmMilliseconds, ogg: oggMilliseconds, m4a: mp4Milliseconds }[format];
  try {
    const milliseconds = measure(view);
    if (milliseconds === null || !(milliseconds > 0)) return null;
    return { format, seconds: Math.max(1, Math.round(milliseconds / 1000)) };
  } catch (error) {
    // It names a place behind its own end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function formatOf(bytes: Uint8Array): VoiceFormat | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\x1a\x45\xdf\xa3")) return "webm";
  if (start.startsWith("OggS")) return "ogg";
  return start.slice(4, 8) === "ftyp" ? "m4a" : null;
}
