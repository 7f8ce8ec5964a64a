import { latin } from "./latin.ts";

const headerBytes = 27;
/** Opus counts in this many steps, whatever it was recorded with. */
const stepsPerMillisecond = 48;
const noPosition = 0xffff_ffff_ffff_ffffn;

/** Length of the one Opus stream of an Ogg file; null where it is something else. */
export function oggMilliseconds(view: DataView): number | null {
  const first = pageAt(view, 0);
  if (latin(view, first.content, 8) !== "OpusHead") return null;
  const skipped = view.getUint16(first.content + 10, true);
  let last = 0n;
  for (let at = 0; at < view.byteLength; ) {
    const page = pageAt(view, at);
    if (page.serial !== first.serial) return null;
    if (page.position !== noPosition && page.position > last) last = page.position;
    at = page.end;
  }
  return (Number(last) - skipped) / stepsPerMillisecond;
}

interface Page {
  readonly serial: number;
  /** Where the sound is at its end. */
  readonly position: bigint;
  readonly content: number;
  readonly end: number;
}

function pageAt(view: DataView, at: number): Page {
  if (latin(view, at, 4) !== "OggS") throw new RangeError("no page");
  const content = at + headerBytes + view.getUint8(at + 26);
  let end = content;
  for (let segment = at + headerBytes; segment < content; segment += 1) end += view.getUint8(segment);
  if (end > view.byteLength) throw new RangeError("a page behind the end");
  return { serial: view.getUint32(at + 14, true), position: view.getBigUint64(at + 6, true), content, end };
}
