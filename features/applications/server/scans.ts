import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { claimPicture, releasePictures } from "#features/files/server";
import { type ApplicationFacts, licenceKinds } from "../contract/facts.ts";
import type { Faults } from "./check-facts.ts";
import { type ApplicationRow, selectOwn } from "./queries.ts";

function scansOf(facts: Partial<ApplicationFacts>): string[] {
  return licenceKinds.flatMap((kind) => facts[`${kind}Scan`] || []);
}

/**
 * Takes the new scans into use, so that only the applicant and the admins see them, and gives up those that nothing shows
 * any more. A scan that cannot be used is left out of the facts and named among the faults.
 */
export async function takeScans(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  row: ApplicationRow,
  facts: ApplicationFacts,
): Promise<{ readonly facts: ApplicationFacts; readonly faults: Faults }> {
  const { profileId } = row;
  const earlier = (await selectOwn(transaction, profileId)).filter(({ id }) => id !== row.id);
  const elsewhere = new Set(earlier.flatMap((each) => scansOf(each.facts)));
  const before = scansOf(row.facts);
  const known = new Set([...before, ...elsewhere]);
  const kept = { ...facts };
  const faults: Record<string, "applications/scan-gone"> = {};
  for (const kind of licenceKinds) {
    const pictureKey = facts[`${kind}Scan`];
    if (pictureKey === "" || known.has(pictureKey)) continue;
    const use = {
      pictureKey,
      ownerProfileId: profileId,
      audience: "private",
      usedBy: "applications/licence",
    } as const;
    if ((await claimPicture(transaction, { ...use, readers: { roles: ["platform-admin"] } })) !== null)
      continue;
    kept[`${kind}Scan`] = "";
    faults[`${kind}Scan`] = "applications/scan-gone";
  }
  const shown = new Set([...scansOf(kept), ...elsewhere]);
  const givenUp = before.filter((key) => !shown.has(key));
  if (givenUp.length > 0) await releasePictures(platform, transaction, givenUp);
  return { facts: kept, faults };
}
