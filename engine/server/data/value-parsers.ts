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

const parseTexts = pg.types.getTypeParser(bigintArray as number) as (text: string) => (string | null)[];

function parseBigints(text: string): (number | null)[] {
  return parseTexts(text).map((entry) => (entry === null ? null : parseBigint(entry)));
}

const asText = (text: string): string => text;

/** How the text of a value is read where not as pg reads it; looked up for each column of each answer. */
const ownParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [bigint]: parseBigint,
  [bigintArray]: parseBigints,
  [date]: asText,
};

/**
 * The pool's reading of values: bigint as number, `date` as its own text (a day has no time zone), all else as
 * pg reads it (timestamptz as Date, numeric as text).
 */
export const valueParsers = {
  getTypeParser(type: number, format?: "text" | "binary"): unknown {
    if (format === "binary") return pg.types.getTypeParser(type, "binary");
    return ownParsers[type] ?? pg.types.getTypeParser(type);
  },
};
