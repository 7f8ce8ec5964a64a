/** Phones round their files up with a few zeros. */
const mostZeros = 64_000;

/**
 * What is left behind a JPEG once that is taken off which phones put there: zeros, further JPEGs (brightness maps, a
 * preview) and Samsung's own list of facts. `endOfJpeg` says how long the JPEG is that begins some bytes, or 0.
 */
export function withoutPhoneTrailer(trailer: Buffer, endOfJpeg: (bytes: Buffer) => number): Buffer {
  let rest = withoutZeros(trailer);
  for (let end = endOfJpeg(rest); end > 0; end = endOfJpeg(rest)) rest = withoutZeros(rest.subarray(end));
  return isSamsungList(rest) ? Buffer.alloc(0) : rest;
}

/** Zeros at the beginning, and at the end. */
export function withoutZeros(bytes: Buffer): Buffer {
  let [from, end] = [0, bytes.length];
  while (from < end && from < mostZeros && bytes[from] === 0) from += 1;
  // A block of Samsung's list begins with two zeros of its own.
  if (bytes.subarray(Math.max(0, end - 4), end).toString("latin1") === "SEFT") return bytes;
  while (end > from && bytes.length - end < mostZeros && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(from, end);
}

/**
 * Samsung's trailer: blocks, then a directory `SEFH` that names each with its distance and length, the directory's
 * length, `SEFT`. The blocks fill it from its first byte.
 */
function isSamsungList(trailer: Buffer): boolean {
  const end = trailer.length - 8;
  if (end < 12 || trailer.toString("latin1", end + 4) !== "SEFT") return false;
  const head = end - trailer.readUInt32LE(end);
  if (head < 0 || trailer.toString("latin1", head, head + 4) !== "SEFH") return false;
  const count = trailer.readUInt32LE(head + 8);
  if (head + 12 + 12 * count !== end) return false;
  const blocks = Array.from({ length: count }, (_, at) => {
    const entry = head + 12 + 12 * at;
    const from = head - trailer.readUInt32LE(entry + 4);
    return { from, end: from + trailer.readUInt32LE(entry + 8) };
  }).sort((left, right) => left.from - right.from);
  let filled = 0;
  for (const block of blocks) {
    if (block.from !== filled) return false;
    filled = block.end;
  }
  return filled === head;
}
