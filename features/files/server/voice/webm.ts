import { latin } from "./latin.ts";

const ids = {
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const header = 0x1a45dfa3;
const entered = new Set<number>([
  ...[header, ids.segment, ids.info, ids.tracks, ids.track],
  ...[ids.cluster, ids.blockGroup],
]);
const soundTrack = 2;
/** A block of recorders is as long. */
const blockMilliseconds = 60;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** What its elements say of a file, as they come. */
class Found {
  docType = "";
  scale = 1_000_000;
  clusterTime = 0;
  last = -1;
  readonly tracks: number[] = [];
  readonly codecs: string[] = [];

  note(view: DataView, { id, start, end }: Element): void {
    switch (id) {
      case ids.docType:
        this.docType = latin(view, start, end - start);
        break;
      case ids.timestampScale:
        this.scale = whole(view, start, end);
        break;
      case ids.trackType:
        this.tracks.push(whole(view, start, end));
        break;
      case ids.codec:
        this.codecs.push(latin(view, start, end - start));
        break;
      case ids.clusterTime:
        this.clusterTime = whole(view, start, end);
        break;
      case ids.simpleBlock:
      case ids.block:
        this.last = Math.max(this.last, this.clusterTime + view.getInt16(start + sizeAt(view, start).length));
        break;
      default:
    }
  }
}

/** Length of the one Opus track of a WebM file; null where it is something else. */
export function webmMilliseconds(view: DataView): number | null {
  const found = new Found();
  for (const element of elementsOf(view)) found.note(view, element);
  const isSound = found.tracks.join() === String(soundTrack) && found.codecs.join() === "A_OPUS";
  if (found.docType !== "webm" || !isSound || found.last < 0) return null;
  return (found.last * found.scale) / 1_000_000 + blockMilliseconds;
}

/** All elements in their order; of those that hold others, the ones inside follow. Recorders leave lengths open. */
function* elementsOf(view: DataView): Generator<Element> {
  let at = 0;
  while (at < view.byteLength) {
    const idLength = lengthAt(view, at);
    const id = number(view, at, idLength);
    const size = sizeAt(view, at + idLength);
    const start = at + idLength + size.length;
    const isEntered = entered.has(id);
    if (size.value === null && !isEntered) throw new RangeError("an open length of what holds nothing");
    const end = start + (size.value ?? 0);
    if (end > view.byteLength) throw new RangeError("an element behind the end");
    yield { id, start, end };
    at = isEntered ? start : end;
  }
}

/** How many bytes a number takes, by the zeros that it begins with. */
function lengthAt(view: DataView, at: number): number {
  const length = Math.clz32(view.getUint8(at)) - 23;
  if (length > 8) throw new RangeError("no number");
  return length;
}

/** Null: not known when it was written. */
function sizeAt(view: DataView, at: number): { readonly length: number; readonly value: number | null } {
  const length = lengthAt(view, at);
  const value = number(view, at, length) - 2 ** (7 * length);
  return { length, value: value >= 2 ** (7 * length) - 1 ? null : value };
}

function whole(view: DataView, start: number, end: number): number {
  return number(view, start, end - start);
}

function number(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let byte = 0; byte < length; byte += 1) value = value * 256 + view.getUint8(at + byte);
  return value;
}
