import { sql } from "kysely";

const mark = "/* planned anew */";

/**
 * Begins a statement that PostgreSQL plans for its very values at each call: for searches of desks, where the plan that
 * is good for a common word reads the whole table for a rare one. `preparing-client.ts` prepares no text that begins so.
 */
export const plannedAnew = sql.raw(mark);

export function isPlannedAnew(text: string): boolean {
  return text.trimStart().startsWith(mark);
}
