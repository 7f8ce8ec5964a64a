import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { removeDevice as endpoint } from "../../contract/push-devices.ts";
import { deleteDevice } from "./push-devices.queries.ts";

/** Sends no more pushes to one of the caller's devices. */
export const removeDevice: Operation<typeof endpoint> = async ({ database, actor }, { params }) => {
  const asked = { profileId: actor.profileId, deviceId: params.deviceId };
  if (!(await deleteDevice(database, asked))) refuse(endpoint, "notifications/no-such-device");
  return { isRemoved: true };
};
