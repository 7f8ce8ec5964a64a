import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import {
  chooseReading as endpoint,
  type readReading as reading,
  type tellSeen as telling,
} from "../../contract/reading.ts";
import { countOffered } from "../writing/writing.queries.ts";
import { findReading, keepReading, keepSeen } from "./reading.queries.ts";

/** In which order the caller reads updates: the newest first until he chooses. */
export const readReading: Operation<typeof reading> = async ({ actor, database }) =>
  (await findReading(database, actor.profileId)) ?? { sort: "newest", crops: [] };

/** Keeps the order and the crops that the caller chooses; a crop that is not offered is refused unless it is his. */
export const chooseReading: Operation<typeof endpoint> = async ({ actor, database }, { body }) => {
  const crops = body.crops && [...new Set(body.crops)];
  if (crops) {
    const before = (await findReading(database, actor.profileId))?.crops ?? [];
    const added = crops.filter((slug) => !before.includes(slug));
    if ((await countOffered(database, added)) < added.length)
      refuse(endpoint, "updates/crop-not-offered", { fields: { crops: "updates/crop-not-offered" } });
  }
  return keepReading(database, actor.profileId, {
    ...(body.sort && { sort: body.sort }),
    ...(crops && { crops }),
  });
};

/** Keeps which updates the caller has had before his eyes. */
export const tellSeen: Operation<typeof telling> = async ({ actor, database }, { body }) => ({
  told: await keepSeen(database, actor.profileId, body.shareIds),
});
