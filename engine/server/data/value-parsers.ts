import pg from "pg";

/** Type numbers of PostgreSQL whose values arrive in another form than pg's own. */
const bigint = 20;
const bigintArray = 1016;
const date = 1082;

/**
 * Reads a bigint as a number: paise, ids and counts stay exact up to 9,007,199,254,740,991.
 * @throws RangeError beyond that, instead of rounding.
 */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the numbers that stay exact`);
  return value;
}

/**
 * The pool's reading of values: bigint as number, `date` as its own text (a day has no time zone), all else as
 * pg reads it (timestamptz as Date, numeric as text).
 */
export const valueParsers = {
  getTypeParser(type: number, format?: "text" | "binary"): unknown {
    if (format !== "binary") {
      if (type === bigint) return parseBigint;
      if (type === date) return (text: string) => text;
      if (type === bigintArray) {
        const parseTexts = pg.types.getTypeParser(bigintArray as number) as (
          text: string,
        ) => (string | null)[];
        return (text: string) =>
          parseTexts(text).map((entry) => (entry === null ? null : parseBigint(entry)));
      }
    }
    return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type);
  },
};
