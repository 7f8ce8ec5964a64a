import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { countryName, listPlaces as endpoint, isPinCode } from "../contract.ts";
import { pinServiceOf } from "./pin-service.ts";
import { insertFound, noteQuestion, type PlaceRow, selectPlaces } from "./queries.ts";

/** A pin code that nobody knew is asked for again after a week. */
const askAgainAfterInMilliseconds = 7 * 86_400_000;

/** The places of a pin code, from our own directory; only when it has none is an outside service asked, if one is set. */
export async function listPlaces(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const postalCode = params.pincode.trim();
  if (!isPinCode(postalCode)) {
    return refuse(endpoint, "location/pin-code-wrong", { fields: { pincode: "location/pin-code-wrong" } });
  }
  const known = await selectPlaces(context.database, postalCode);
  const isKnown = known.some((place) => !place.is_approximate);
  const rows =
    isKnown || !(await askOutside(context, postalCode))
      ? known
      : await selectPlaces(context.database, postalCode);
  return rows.map((row) => ({
    locality: row.locality,
    adminLevel1: row.state,
    adminLevel2: row.district,
    countryName,
    latitude: row.latitude,
    longitude: row.longitude,
    postalCode,
    isApproximate: row.is_approximate,
  }));
}

/** Whether the outside service knew the pin code; its places are kept. A service that fails is as good as none. */
async function askOutside(
  { config, clock, database, log }: MemberContext,
  pinCode: string,
): Promise<boolean> {
  const service = pinServiceOf({ config });
  if (!service) return false;
  const at = clock.now();
  const before = new Date(at.getTime() - askAgainAfterInMilliseconds);
  if (!(await noteQuestion(database, { pinCode, at, before }))) return false;
  try {
    const found = await service.find(pinCode);
    if (found.length === 0) return false;
    await insertFound(database, pinCode, found.map(rowOf));
    return true;
  } catch (error) {
    log.warn({ err: error }, "pin code service");
    return false;
  }
}

function rowOf(place: {
  readonly locality: string;
  readonly adminLevel1: string;
  readonly adminLevel2: string;
  readonly latitude: number;
  readonly longitude: number;
}): Omit<PlaceRow, "is_approximate"> {
  const { locality, adminLevel1, adminLevel2, latitude, longitude } = place;
  return { locality, state: adminLevel1, district: adminLevel2, latitude, longitude };
}
