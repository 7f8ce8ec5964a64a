import type { RequestContext } from "#engine/server/context.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { deviceOfCaller } from "./known-device.ts";

/** From where somebody tries to get into the account of a number. */
export interface Origin {
  /** Number and device, or number and address: tries are counted by it, so nobody uses up another one's. */
  readonly subject: string;
  /** Whether the person of this number has signed in on this device: limits for strangers do not hold for it. */
  readonly isKnownDevice: boolean;
}

/** Who tries: a device on which this number has signed in before, or a stranger from an address. */
export async function originOf(context: RequestContext, mobileNo: string): Promise<Origin> {
  const device = await deviceOfCaller(context);
  const person = device && (await findProfileByMobile(context.database, mobileNo));
  return device && person && device.profileIds.includes(person.profileId)
    ? { subject: `${mobileNo} ${device.subject}`, isKnownDevice: true }
    : { subject: `${mobileNo} ${context.address}`, isKnownDevice: false };
}
