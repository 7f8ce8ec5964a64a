import type { Operation } from "#engine/server/http/route.ts";
import { sessionsOf } from "#engine/server/http/session.ts";
import { deviceOf } from "#engine/server/people/device.ts";
import type { listDevices as endpoint } from "../../contract/push-devices.ts";
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
