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
import { selectGroups, selectLicences, selectTaxes } from "./draft-choices.queries.ts";

/** What a product may be: groups of the store, HSN codes with a rate today, and licences of the seller. */
export interface DraftChoices {
  readonly groups: Awaited<ReturnType<typeof selectGroups>>;
  readonly hsns: ReadonlySet<string>;
  readonly licences: Awaited<ReturnType<typeof selectLicences>>;
}

export async function readChoices(
  { sellerProfileId, clock }: Pick<SellerContext, "sellerProfileId" | "clock">,
  reader: Reader,
): Promise<DraftChoices> {
  const onDay = dayInIndia(clock.now());
  return {
    groups: await selectGroups(reader),
    hsns: new Set((await selectTaxes(reader, onDay)).map(({ hsn }) => hsn)),
    licences: await selectLicences(reader, sellerProfileId, onDay),
  };
}

/** Refuses a draft, beside the field at fault, that could not be sold as it is. */
export async function checkDraft(
  context: Pick<SellerContext, "sellerProfileId" | "clock">,
  reader: Reader,
  draft: ProductDraft,
): Promise<void> {
  const fault = faultOfDraft(draft, await readChoices(context, reader));
  if (fault) refuse(endpoint, fault.code, { fields: { [fault.field]: fault.code } });
}

export interface DraftFault {
  readonly field: string;
  readonly code: keyof (typeof endpoint)["errors"];
}

/** The first field for which a draft could not be sold as it is. */
export function faultOfDraft(draft: ProductDraft, choices: DraftChoices): DraftFault | undefined {
  const { level2Id, hsn, licenceNeeded } = draft;
  if (!choices.groups.some((group) => group.level2Id === level2Id))
    return { field: "level2Id", code: "assortment/unknown-group" };
  if (!choices.hsns.has(hsn)) return { field: "hsn", code: "catalogue/no-gst-rate" };
  if (licenceNeeded !== null && !choices.licences.includes(licenceNeeded))
    return { field: "licenceNeeded", code: "assortment/licence-missing" };
  return faultOfPacks(draft.packs);
}

function faultOfPacks(packs: ProductDraft["packs"]): DraftFault | undefined {
  const sizes = new Set<string>();
  for (const [at, pack] of packs.entries()) {
    const size = packSizeOf(pack);
    if (sizes.has(size)) return { field: `packs.${at}.amount`, code: "assortment/pack-twice" };
    sizes.add(size);
    if (!isWeighed(pack.unit) && pack.weightInGrams === null)
      return { field: `packs.${at}.weightInGrams`, code: "assortment/weight-missing" };
    if (!isWithinMrp(pack)) return { field: `packs.${at}.mrpInPaise`, code: "catalogue/price-above-mrp" };
  }
  return undefined;
}
