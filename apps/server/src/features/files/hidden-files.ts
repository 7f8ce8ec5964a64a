/** Pages, scripts and documents by what they begin with: too long to stand among pixels by chance. */
const anywhere = /<(?:!doctype|script|iframe|(?:html|head|body)[\s>]|\?php\s)|%pdf-\d\.|__halt_compiler/i;
const archivesAnywhere = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];
/** Shorter ones count only beside the pixels, where nothing stands by chance. */
const besideThePixels = /<(?:svg|img|object|embed)[\s>/]/i;
/** An entry of a zip archive as the usual versions write it, and the end of one without a second part. */
const archivesBeside = ["PK\x03\x04\x0a\0", "PK\x03\x04\x14\0", "PK\x03\x04\x2d\0", "PK\x05\x06\0\0\0\0"];

/** Whether the file of a picture is also a page, a script, a document or an archive. */
export function hidesFile(all: Buffer, beside: readonly Buffer[]): boolean {
  return isZip(all) || isTar(all) || isOther(all) || beside.some((data) => isOther(data) || isBeside(data));
}

/** A zip archive is read from its end: the end of its directory leads to the directory. */
const isZip = (all: Buffer): boolean => holds(all, "PK\x05\x06") && holds(all, "PK\x01\x02");

const isTar = (all: Buffer): boolean => all.toString("latin1", 257, 262) === "ustar";

function isOther(data: Buffer): boolean {
  return archivesAnywhere.some((mark) => holds(data, mark)) || anywhere.test(data.toString("latin1"));
}

function isBeside(data: Buffer): boolean {
  return archivesBeside.some((mark) => holds(data, mark)) || besideThePixels.test(data.toString("latin1"));
}

const holds = (data: Buffer, mark: string): boolean => data.includes(mark, 0, "latin1");
