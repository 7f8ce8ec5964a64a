import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { readPublicUpdate as endpoint } from "../../contract/updates.ts";
import { findShared } from "../reading/updates.queries.ts";
import { publicUpdateOf } from "./public-update.ts";

/** A shared update for a guest. */
export const readPublicUpdate: Operation<typeof endpoint> = async (
  { clock, database },
  { params: { shareId } },
) => {
  const card = await findShared(database, shareId);
  return card ? publicUpdateOf(card, clock.now()) : refuse(endpoint, "updates/not-found");
};
