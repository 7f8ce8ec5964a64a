import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";

/** A place as an outside service names it: the parts of a location. */
const foundPlace = z.object({
  locality: z.string().check(z.minLength(1), z.maxLength(120)),
  adminLevel1: z.string().check(z.minLength(1), z.maxLength(120)),
  adminLevel2: z.string().check(z.minLength(1), z.maxLength(120)),
  latitude: z.number().check(z.minimum(6), z.maximum(38)),
  longitude: z.number().check(z.minimum(68), z.maximum(98)),
});
export type FoundPlace = z.output<typeof foundPlace>;

/** Knows places of pin codes that our own directory does not have. */
export interface PinService {
  /** The places, or none. @throws when the service cannot be asked. */
  find(pinCode: string): Promise<readonly FoundPlace[]>;
}

const longestWaitInMilliseconds = 2000;
const mostPlaces = 50;

/** The service of the setting `PIN_CODE_SERVICE`; null, the default: nobody is asked. */
export function pinServiceOf({ config }: Pick<Platform, "config">): PinService | null {
  const address = config.pinCodeService;
  return address === null ? null : { find: (pinCode) => ask(address.replaceAll("{pincode}", pinCode)) };
}

/** The answer is a list of locations, bare or as `data` of an object; what is no complete location is left out. */
async function ask(url: string): Promise<FoundPlace[]> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(longestWaitInMilliseconds),
  });
  if (!response.ok) throw new Error(`the pin code service answered ${response.status}`);
  const read: unknown = await response.json();
  const list = Array.isArray(read) ? read : (read as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new Error("the pin code service answered with something else than a list");
  return list
    .map((place) => foundPlace.safeParse(place))
    .flatMap((checked) => (checked.success ? [checked.data] : []))
    .slice(0, mostPlaces);
}
