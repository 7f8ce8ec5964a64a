/** Pages, scripts and documents by what they begin with: too long to stand among pixels by chance. */
const marks = /<(?:!doctype|script|iframe|(?:html|head|body)[\s>]|\?php\s)|%pdf-\d\.|__halt_compiler/i;
const archives = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];

/** Whether the file of a picture is also a page, a script, a document or an archive. */
export function hidesFile(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (mark: string): boolean => all.includes(mark, 0, "latin1");
  const isTar = all.toString("latin1", 257, 262) === "ustar";
  // A zip archive is read from its end: the end of its directory leads to the directory.
  const isZip = holds("PK\x05\x06") && (holds("PK\x01\x02") || holds("PK\x03\x04"));
  return isZip || isTar || archives.some(holds) || marks.test(all.toString("latin1"));
}
