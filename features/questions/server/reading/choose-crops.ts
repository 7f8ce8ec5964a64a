import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { chooseCrops as endpoint } from "../../contract.ts";
import { mayChoose, selectCrops } from "../crops.queries.ts";
import { replaceCrops, selectCropsOf } from "./list.queries.ts";

/** Says what the caller grows: crops that are offered, and those that were chosen before. */
export const chooseCrops: Operation<typeof endpoint> = async (
  { actor: { profileId }, database },
  { body },
) => {
  const slugs = [...new Set(body.crops)];
  const [crops, before] = [await selectCrops(database), await selectCropsOf(database, profileId)];
  if (!mayChoose(slugs, { crops, before }))
    return refuse(endpoint, "questions/crop-not-offered", {
      fields: { crops: "questions/crop-not-offered" },
    });
  await replaceCrops(database, { profileId, crops: slugs });
  return { myCrops: await selectCropsOf(database, profileId) };
};
