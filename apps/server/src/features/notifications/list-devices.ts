import type { listDevices as endpoint } from "@santha/contract/push-devices";
import { deviceOf } from "#platform/device";
import type { Operation } from "#platform/route";
import { sessionsOf } from "#platform/session";
import { selectDevices } from "./push-devices.queries.ts";

/** The devices that get pushes of the caller, this one first. */
export const listDevices: Operation<typeof endpoint> = async (context) => {
  const [kept, sessions] = await Promise.all([
    selectDevices(context.database, context.actor.profileId),
    sessionsOf(context),
  ]);
  const devices = sessions.flatMap(({ id, device, isThisOne }) => {
    const found = kept.find(({ sessionId }) => sessionId === id);
    if (!found) return [];
    return { deviceId: found.deviceId, ...deviceOf(device), since: found.since.getTime(), isThisOne };
  });
  return { devices };
};
