import type { Operation } from "#engine/server/http/route.ts";
import type { chooseCrops as endpoint } from "../../contract.ts";
import { replaceCrops, selectCropsOf } from "./list.queries.ts";

/** Says what the caller grows. */
export const chooseCrops: Operation<typeof endpoint> = async (
  { actor: { profileId }, database },
  { body },
) => {
  await replaceCrops(database, { profileId, crops: [...new Set(body.crops)] });
  return { myCrops: await selectCropsOf(database, profileId) };
};
