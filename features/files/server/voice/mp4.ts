import { latin } from "./latin.ts";

const entered = new Set(["moov", "trak", "mdia", "minf", "stbl", "mvex", "moof", "traf"]);
/** AAC, or Opus. */
const codecs = ["mp4a", "Opus"];
/** What `flags` of a fragment's header and of its run say is there. */
const fragmentHas = { offset: 0x1, description: 0x2, duration: 0x8 } as const;
const runHas = { offset: 0x1, firstFlags: 0x4, durations: 0x100, sizes: 0x200, flags: 0x400, shift: 0x800 };

interface Box {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** What its boxes say of a file, as they come. */
class Found {
  readonly kinds: string[] = [];
  readonly codecs: string[] = [];
  steps = 0;
  whole = 0;
  inFragments = 0;
  private usual = 0;
  private current = 0;

  /** `inside` is what the box holds: nothing is read behind its end, so all boxes together are read once. */
  note(kind: string, inside: DataView): void {
    switch (kind) {
      case "hdlr":
        this.kinds.push(latin(inside, 8, 4));
        break;
      case "stsd":
        this.codecs.push(latin(inside, 12, 4));
        break;
      case "mdhd":
        [this.steps, this.whole] = headOf(inside);
        break;
      case "trex":
        this.usual = inside.getUint32(12);
        break;
      case "tfhd":
        this.current = durationOf(inside) ?? this.usual;
        break;
      case "trun":
        this.inFragments += runDuration(inside, this.current);
        break;
      default:
    }
  }
}

/** Length of the one track of sound of an MP4 file, whole or in fragments; null where it is something else. */
export function mp4Milliseconds(view: DataView): number | null {
  const found = new Found();
  for (const { kind, start, end } of boxesOf(view)) {
    found.note(kind, new DataView(view.buffer, view.byteOffset + start, end - start));
  }
  const isSound = found.kinds.join() === "soun" && codecs.includes(found.codecs.join());
  if (!isSound || found.steps === 0) return null;
  return ((found.inFragments || found.whole) / found.steps) * 1000;
}

/** All boxes in their order; of those that hold others, the ones inside follow. */
function* boxesOf(view: DataView): Generator<Box> {
  let at = 0;
  while (at < view.byteLength) {
    const size = view.getUint32(at);
    const kind = latin(view, at + 4, 4);
    const isLong = size === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size || view.byteLength - at;
    const start = at + (isLong ? 16 : 8);
    const end = at + length;
    if (end < start || end > view.byteLength) throw new RangeError("a box behind the end");
    yield { kind, start, end };
    at = entered.has(kind) ? start : end;
  }
}

/** Steps of a second, and how many the track has. */
function headOf(inside: DataView): [steps: number, whole: number] {
  if (inside.getUint8(0) === 1) return [inside.getUint32(20), Number(inside.getBigUint64(24))];
  return [inside.getUint32(12), inside.getUint32(16)];
}

/** How long each sample of a fragment is, where its header says so. */
function durationOf(inside: DataView): number | null {
  const flags = inside.getUint32(0) & 0xff_ffff;
  if ((flags & fragmentHas.duration) === 0) return null;
  const before = (flags & fragmentHas.offset ? 8 : 0) + (flags & fragmentHas.description ? 4 : 0);
  return inside.getUint32(8 + before);
}

/** The samples of a run together; `usual` where they do not say how long they are. */
function runDuration(inside: DataView, usual: number): number {
  const flags = inside.getUint32(0) & 0xff_ffff;
  const count = inside.getUint32(4);
  if ((flags & runHas.durations) === 0) return count * usual;
  const each =
    4 * [runHas.durations, runHas.sizes, runHas.flags, runHas.shift].filter((has) => flags & has).length;
  const first = 8 + (flags & runHas.offset ? 4 : 0) + (flags & runHas.firstFlags ? 4 : 0);
  if (first + count * each > inside.byteLength) throw new RangeError("a run behind the end of its box");
  let sum = 0;
  for (let sample = 0; sample < count; sample += 1) sum += inside.getUint32(first + sample * each);
  return sum;
}
