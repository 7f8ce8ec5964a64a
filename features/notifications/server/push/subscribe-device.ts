import { inTransaction } from "#engine/server/data/transaction.ts";
import { platformRefusal, refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { lockOwnSession } from "#engine/server/http/session.ts";
import { subscribeDevice as endpoint } from "../../contract/push-devices.ts";
import { deleteDeliveriesOfOthers, deleteDevicesBeyond, upsertDevice } from "./push-devices.queries.ts";

/** A person has few devices; whoever signs in often loses the oldest. */
const mostDevices = 10;

/** Keeps the push subscription of the caller's browser. */
export const subscribeDevice: Operation<typeof endpoint> = async (context, { body }) => {
  const { push, clock, actor } = context;
  const { profileId, profileKey } = actor;
  // Another person signed in meanwhile, in another tab of this browser.
  if (body.profileKey !== profileKey) refuse(endpoint, "notifications/not-this-person");
  if (!push.isAddress(body.endpoint)) refuse(endpoint, "notifications/address-refused");
  const publicKey = Buffer.from(body.keys.p256dh, "base64url");
  const authSecret = Buffer.from(body.keys.auth, "base64url");
  if (!push.areKeys({ publicKey, authSecret })) refuse(endpoint, "notifications/keys-refused");
  return inTransaction(context, async (transaction) => {
    const sessionId = await lockOwnSession(context, transaction);
    if (sessionId === undefined) throw platformRefusal("platform/sign-in-needed");
    const deviceId = await upsertDevice(transaction, {
      profileId,
      sessionId,
      endpoint: new URL(body.endpoint).href,
      publicKey,
      authSecret,
      language: body.language,
      at: clock.now(),
    });
    if (deviceId === undefined) return refuse(endpoint, "notifications/device-of-another");
    await deleteDeliveriesOfOthers(transaction, deviceId);
    await deleteDevicesBeyond(transaction, { profileId, most: mostDevices });
    return { deviceId };
  });
};
