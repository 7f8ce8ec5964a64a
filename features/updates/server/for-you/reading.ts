import type { Operation } from "#engine/server/http/route.ts";
import type {
  chooseReading as choosing,
  readReading as reading,
  tellSeen as telling,
} from "../../contract/reading.ts";
import { findReading, keepReading, keepSeen } from "./reading.queries.ts";

/** In which order the caller reads updates: the newest first until he chooses. */
export const readReading: Operation<typeof reading> = async ({ actor, database }) =>
  (await findReading(database, actor.profileId)) ?? { sort: "newest", crops: [] };

/** Keeps the order and the crops that the caller chooses. */
export const chooseReading: Operation<typeof choosing> = ({ actor, database }, { body }) =>
  keepReading(database, actor.profileId, {
    ...(body.sort && { sort: body.sort }),
    ...(body.crops && { crops: [...new Set(body.crops)] }),
  });

/** Keeps which updates the caller has had before his eyes. */
export const tellSeen: Operation<typeof telling> = async ({ actor, database }, { body }) => ({
  told: await keepSeen(database, actor.profileId, body.shareIds),
});
