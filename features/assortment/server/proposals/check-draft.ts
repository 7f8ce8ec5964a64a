import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { isWithinMrp } from "#features/catalogue/server";
import {
  proposeProduct as endpoint,
  isWeighed,
  type ProductDraft,
  packSizeOf,
} from "../../contract/proposals.ts";
import { isGroup, selectLicences, selectTaxes } from "./draft-choices.queries.ts";

/** Refuses a draft, beside the field at fault, that could not be sold as it is. */
export async function checkDraft(
  { sellerProfileId, clock }: Pick<SellerContext, "sellerProfileId" | "clock">,
  reader: Reader,
  draft: ProductDraft,
): Promise<void> {
  const onDay = dayInIndia(clock.now());
  if (!(await isGroup(reader, draft.level2Id))) refuseField("level2Id", "assortment/unknown-group");
  if ((await selectTaxes(reader, onDay, draft.hsn)).length === 0) refuseField("hsn", "catalogue/no-gst-rate");
  const { licenceNeeded } = draft;
  if (
    licenceNeeded !== null &&
    !(await selectLicences(reader, sellerProfileId, onDay)).includes(licenceNeeded)
  )
    refuseField("licenceNeeded", "assortment/licence-missing");
  checkPacks(draft.packs);
}

function checkPacks(packs: ProductDraft["packs"]): void {
  const sizes = new Set<string>();
  for (const [at, pack] of packs.entries()) {
    const size = packSizeOf(pack);
    if (sizes.has(size)) refuseField(`packs.${at}.amount`, "assortment/pack-twice");
    sizes.add(size);
    if (!isWeighed(pack.unit) && pack.weightInGrams === null)
      refuseField(`packs.${at}.weightInGrams`, "assortment/weight-missing");
    if (!isWithinMrp(pack)) refuseField(`packs.${at}.mrpInPaise`, "catalogue/price-above-mrp");
  }
}

function refuseField(field: string, code: keyof (typeof endpoint)["errors"]): never {
  return refuse(endpoint, code, { fields: { [field]: code } });
}
