import * as z from "zod/mini";
import { oneLine } from "#engine/contract/typed-text.ts";

const inScript = (script: RegExp, least: number, most: number) => oneLine(least, most).check(z.regex(script));

/** The names of a row of a table: one in English letters, one in Telugu letters. */
export const titleFields = {
  titleEn: inScript(/\p{Script=Latin}/u, 2, 60),
  titleTe: inScript(/\p{Script=Telugu}/u, 2, 60),
};

export const rowIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** How often a row was changed: a change names the state that was looked at. */
export const revision = z.int().check(z.minimum(0), z.maximum(1_000_000));
