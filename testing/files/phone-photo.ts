import sharp from "sharp";
import { jpegSegment, withSegments } from "./hostile-pictures.ts";

/** A photo of 12 megapixels as phones save it: camera data with place and thumbnail, colour profile, own trailer. */
export async function aPhonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const create = { width, height, channels: 3, background: "#7a9" } as const;
  const jpeg = await sharp({ create }).withIccProfile("p3").jpeg({ quality: 80 }).toBuffer();
  const thumbnail = await sharp(jpeg).resize(160).jpeg().toBuffer();
  return Buffer.concat([withSegments(jpeg, [jpegSegment(0xe1, cameraData(thumbnail))]), samsungTrailer()]);
}

/** The same with a brightness map behind it, as newer phones put it there. */
export async function aPhotoWithBrightnessMap(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3, background: "#888" } as const;
  const map = await sharp({ create }).jpeg().toBuffer();
  return Buffer.concat([await aPhonePhoto().then(withoutTrailer), map, Buffer.alloc(16)]);
}

const withoutTrailer = (photo: Buffer): Buffer => photo.subarray(0, photo.length - samsungTrailer().length);

/** Exif: the picture lies as it was taken, place near Warangal, and a small JPEG of itself. */
function cameraData(thumbnail: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const list = (entries: readonly Buffer[], next: number): Buffer => {
    const [count, after] = [Buffer.alloc(2), Buffer.alloc(4)];
    count.writeUInt16LE(entries.length, 0);
    after.writeUInt32LE(next, 0);
    return Buffer.concat([count, ...entries, after]);
  };
  // Head 8, first list 2 + 2 × 12 + 4, second the same, place 2 + 2 × 12 + 4, then its three fractions.
  const [second, place, degrees, picture] = [38, 68, 98, 122];
  const first = list([entry(0x0112, 3, 1, 1), entry(0x8825, 4, 1, place)], second);
  const ofThumbnail = list([entry(0x0201, 4, 1, picture), entry(0x0202, 4, 1, thumbnail.length)], 0);
  const north = Buffer.from("N\0\0\0", "latin1").readUInt32LE(0);
  const ofPlace = list([entry(1, 2, 2, north), entry(2, 5, 3, degrees)], 0);
  const fractions = Buffer.from(Uint32Array.of(18, 1, 44, 1, 7, 1).buffer);
  const head = Buffer.from("49492a0008000000", "hex");
  return Buffer.concat([
    Buffer.from("Exif\0\0", "latin1"),
    head,
    first,
    ofThumbnail,
    ofPlace,
    fractions,
    thumbnail,
  ]);
}

/** Samsung's list of one fact, the time of the picture. */
function samsungTrailer(): Buffer {
  const name = Buffer.from("Image_UTC_Data", "latin1");
  const fact = Buffer.concat([
    Buffer.from("0000010a", "hex"),
    Buffer.alloc(4),
    name,
    Buffer.from("1763778000000"),
  ]);
  fact.writeUInt32LE(name.length, 4);
  const list = Buffer.alloc(12 + 12 + 8);
  list.write("SEFH", 0, "latin1");
  list.writeUInt32LE(106, 4);
  list.writeUInt32LE(1, 8);
  fact.copy(list, 12, 0, 4);
  list.writeUInt32LE(fact.length, 16);
  list.writeUInt32LE(fact.length, 20);
  list.writeUInt32LE(24, 24);
  list.write("SEFT", 28, "latin1");
  return Buffer.concat([fact, list]);
}
