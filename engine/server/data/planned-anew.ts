import { sql } from "kysely";

const mark = "/* planned anew */";

/**
 * Begins a statement that is planned for its values at each call: a common word's plan would read the whole table for a
 * rare one.
 */
export const plannedAnew = sql.raw(mark);

export function isPlannedAnew(text: string): boolean {
  return text.trimStart().startsWith(mark);
}
