import { sql } from "kysely";

/**
 * Begins a statement that PostgreSQL plans for its very values at each call: for searches of desks, where the plan that
 * is good for a common word reads the whole table for a rare one. `preparing-client.ts` prepares no text that begins so.
 */
export const plannedAnew = sql.raw("/* planned anew */");
