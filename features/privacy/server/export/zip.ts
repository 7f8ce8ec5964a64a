import { constants, crc32, deflateRawSync } from "node:zlib";

/** A file of the archive; its bytes come some at a time. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Sizes follow the bytes, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/** A ZIP archive of the entries, a piece at a time: no entry is in memory whole. At most 4 GB. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  const times = dosTimes(at);
  let offset = 0;
  for await (const { name, content } of entries) {
    const bytesOfName = Buffer.from(name);
    const start = offset;
    const head = numbers(
      [0x04034b50, 4],
      [version, 2],
      [flags, 2],
      [deflated, 2],
      ...times,
      [0, 4],
      [0, 4],
      [0, 4],
      [bytesOfName.length, 2],
      [0, 2],
    );
    offset += head.length + bytesOfName.length;
    yield Buffer.concat([head, bytesOfName]);
    let [crc, size, packed] = [0, 0, 0];
    for await (const bytes of content) {
      crc = crc32(bytes, crc);
      size += bytes.length;
      // Each piece ends on a whole byte, so that pieces stand one after the other.
      const piece = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
      packed += piece.length;
      yield piece;
    }
    const end = deflateRawSync(Buffer.alloc(0));
    packed += end.length;
    const sums = [
      [crc, 4],
      [packed, 4],
      [size, 4],
    ] as const;
    const tail = numbers([0x08074b50, 4], ...sums);
    offset += packed + tail.length;
    yield Buffer.concat([end, tail]);
    const line = numbers(
      [0x02014b50, 4],
      [version, 2],
      [version, 2],
      [flags, 2],
      [deflated, 2],
      ...times,
      ...sums,
      [bytesOfName.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    );
    directory.push(Buffer.concat([line, bytesOfName]));
  }
  const lines = Buffer.concat(directory);
  const count = directory.length;
  yield Buffer.concat([
    lines,
    numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [lines.length, 4], [offset, 4], [0, 2]),
  ]);
}

type Sized = readonly [value: number, bytes: 2 | 4];

function numbers(...values: readonly Sized[]): Buffer {
  const all = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = all.writeUIntLE(value, at, bytes);
  return all;
}

/** Time and day as archives write them, in UTC. */
function dosTimes(at: Date): readonly [Sized, Sized] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [time, 2],
    [day, 2],
  ];
}
