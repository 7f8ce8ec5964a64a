import { sql } from "kysely";
import { stoppedMarginStates } from "../../contract/order-margin.ts";

/** The states of a stopped margin, written out and not handed over, so that the index of these orders serves. */
export const stoppedStates = sql`(${sql.join(stoppedMarginStates.map((state) => sql.lit(state)))})`;
