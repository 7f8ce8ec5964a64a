import { withoutPhoneTrailer } from "./phone-trailer.ts";
import type { PictureHead } from "./picture-head.ts";

/** A progressive picture has about ten scans; each is a pass over all of it. */
const mostScans = 40;
const mostSegments = 1000;
const startOfImage = 0xffd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

interface Segment {
  readonly marker: number;
  readonly data: Buffer;
  readonly end: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly parts: number;
  readonly isProgressive: boolean;
  /** Coefficients of all parts, two bytes each. */
  readonly coefficientBytes: number;
}

/** What was met so far. */
interface Walk {
  frame: Frame | null;
  scans: number;
  /** Whether one pass does not give all of a row, so that all passes have to be held. */
  isInPasses: boolean;
  readonly beside: Buffer[];
}

interface Walked {
  readonly frame: Frame;
  readonly beside: readonly Buffer[];
  readonly isInPasses: boolean;
  /** Where the picture is over. */
  readonly end: number;
}

/** Reads a JPEG from its first byte to its last; null for anything that is not one whole picture as cameras write it. */
export function jpegHead(all: Buffer): PictureHead | null {
  const walked = walkJpeg(all);
  if (!walked) return null;
  const trailer = all.subarray(walked.end);
  if (withoutPhoneTrailer(trailer, endOfJpeg).length > 0) return null;
  const { frame, isInPasses, beside } = walked;
  return {
    kind: "jpeg",
    width: frame.width,
    height: frame.height,
    heldBytes: isInPasses ? frame.coefficientBytes : 0,
    isMoving: false,
    beside: [...beside, trailer],
  };
}

/** How long the JPEG is with which these bytes begin; 0 where they begin with none. */
function endOfJpeg(bytes: Buffer): number {
  return walkJpeg(bytes)?.end ?? 0;
}

function walkJpeg(all: Buffer): Walked | null {
  if (all.length < 4 || all.readUInt16BE(0) !== startOfImage) return null;
  const walk: Walk = { frame: null, scans: 0, isInPasses: false, beside: [] };
  for (const segment of segmentsOf(all)) {
    if (segment.marker === endOfImage) return walk.scans > 0 ? ended(walk, segment.end) : null;
    if (!take(walk, segment)) return null;
  }
  return null;
}

function ended({ frame, isInPasses, beside }: Walk, end: number): Walked | null {
  return frame && { frame, isInPasses, beside, end };
}

/** The segments one after another; ends early where none follows. */
function* segmentsOf(all: Buffer): Generator<Segment> {
  let at = 2;
  for (let count = 0; count < mostSegments; count += 1) {
    const segment = segmentAt(all, at);
    if (!segment) return;
    yield segment;
    at = segment.marker === startOfScan ? endOfScan(all, segment.end) : segment.end;
  }
}

function segmentAt(all: Buffer, from: number): Segment | null {
  let at = from;
  while (all[at] === 0xff && all[at + 1] === 0xff) at += 1;
  const marker = all[at + 1];
  if (all[at] !== 0xff || marker === undefined) return null;
  if (marker === endOfImage) return { marker, data: Buffer.alloc(0), end: at + 2 };
  if (at + 4 > all.length) return null;
  const length = all.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > all.length ? null : { marker, data: all.subarray(at + 4, end), end };
}

/** Notes what a segment says; false where none like it stands in a picture. */
function take(walk: Walk, { marker, data }: Segment): boolean {
  if (marker === startOfScan) return takeScan(walk, data);
  if (isFrame(marker)) return takeFrame(walk, marker, data);
  if (isTable(marker)) return true;
  walk.beside.push(data);
  return isBeside(marker, data);
}

function takeScan(walk: Walk, data: Buffer): boolean {
  if (!walk.frame) return false;
  walk.scans += 1;
  walk.isInPasses ||= walk.frame.isProgressive || data[0] !== walk.frame.parts;
  return walk.scans <= mostScans;
}

function takeFrame(walk: Walk, marker: number, data: Buffer): boolean {
  if (walk.frame) return false;
  walk.frame = frameOf(marker, data);
  return walk.frame !== null;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Huffman and quantisation tables, restart interval. */
const isTable = (marker: number): boolean => [0xc4, 0xdb, 0xdd].includes(marker);

/** Data of applications and comments. The first of them names its own length twice: scripts hide behind a wrong one. */
function isBeside(marker: number, data: Buffer): boolean {
  if (marker === 0xe0) return isJfif(data);
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef);
}

function isJfif(data: Buffer): boolean {
  const name = data.toString("latin1", 0, 5);
  if (name === "JFXX\0") return true;
  return name === "JFIF\0" && data.length === 14 + 3 * (data[12] ?? 0) * (data[13] ?? 0);
}

/** Baseline, extended and progressive, 8 bits: what cameras and browsers write. */
function frameOf(marker: number, data: Buffer): Frame | null {
  const parts = data[5] ?? 0;
  if (marker > 0xc2 || data[0] !== 8 || data.length !== 6 + 3 * parts) return null;
  const height = data.readUInt16BE(1);
  const width = data.readUInt16BE(3);
  const samplings = Array.from({ length: parts }, (_, at) => data[7 + 3 * at] ?? 0);
  const across = Math.max(...samplings.map((sampling) => sampling >> 4));
  const down = Math.max(...samplings.map((sampling) => sampling & 15));
  if (![1, 3, 4].includes(parts) || width * height === 0) return null;
  if (samplings.some((sampling) => sampling >> 4 === 0 || (sampling & 15) === 0)) return null;
  const share = samplings.reduce(
    (sum, sampling) => sum + ((sampling >> 4) * (sampling & 15)) / (across * down),
    0,
  );
  return {
    width,
    height,
    parts,
    isProgressive: marker === 0xc2,
    coefficientBytes: Math.ceil(2 * width * height * share),
  };
}

/** Where the next marker stands behind the packed pixels of a scan. */
function endOfScan(all: Buffer, from: number): number {
  let at = all.indexOf(0xff, from);
  while (at >= 0 && at + 1 < all.length) {
    const next = all[at + 1] ?? 0;
    // A byte of 255 within the pixels is followed by 0; restarts stand between them.
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = all.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return all.length;
}
