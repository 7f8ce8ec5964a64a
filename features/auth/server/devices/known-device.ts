import { createHash } from "node:crypto";
import type { Platform, RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { cookieName } from "#engine/server/http/session.ts";
import { selectProfilesOfDevice, upsertKnownDevice } from "./known-devices.queries.ts";

const day = 86_400_000;
/** Browsers keep no cookie for longer. */
const lifeInDays = 400;

function deviceCookieName(platform: Pick<Platform, "config">): string {
  return cookieName(platform, "santha-device");
}

/** The moment since which a device must have been used to be known. */
export function deviceUsedSince(now: Date): Date {
  return new Date(now.getTime() - lifeInDays * day);
}

/** The hash of the device's token; null for a browser on which nobody has signed in. */
function deviceHashOf(context: RequestContext): Buffer | null {
  const token = context.cookies.get(deviceCookieName(context));
  return token === undefined || token.length > 100 ? null : createHash("sha256").update(token).digest();
}

export interface Device {
  /** Names the device in counts, without its token. */
  readonly subject: string;
  readonly profileIds: readonly number[];
}

/** The device that the caller comes with and who has signed in on it; null when nobody has. */
export async function deviceOfCaller(context: RequestContext): Promise<Device | null> {
  const tokenHash = deviceHashOf(context);
  if (tokenHash === null) return null;
  const usedSince = deviceUsedSince(context.clock.now());
  const profileIds = await selectProfilesOfDevice(context.database, { tokenHash, usedSince });
  return profileIds.length === 0
    ? null
    : { subject: `device ${tokenHash.toString("base64url")}`, profileIds };
}

/** Remembers that the person signs in on this device, and lets the browser keep its token. */
export async function rememberDevice(
  context: RequestContext,
  transaction: Transaction,
  profileId: number,
): Promise<{ readonly isNew: boolean }> {
  const name = deviceCookieName(context);
  const given = deviceHashOf(context) === null ? undefined : context.cookies.get(name);
  const token = given ?? context.ids.token();
  const tokenHash = createHash("sha256").update(token).digest();
  const isNew = await upsertKnownDevice(transaction, { tokenHash, profileId, at: context.clock.now() });
  context.cookies.set(name, token, { maxAgeInSeconds: (lifeInDays * day) / 1000 });
  return { isNew };
}
