/** Text of so many bytes, one letter for each. */
export function latin(view: DataView, at: number, length: number): string {
  if (length < 0 || at + length > view.byteLength) throw new RangeError("text behind the end");
  return Buffer.from(view.buffer, view.byteOffset + at, length).toString("latin1");
}
