import type { Operation } from "#engine/server/http/route.ts";
import type { readPushKey as endpoint } from "../../contract/push-devices.ts";

/** The public key of this house, for browsers. */
export const readPushKey: Operation<typeof endpoint> = async ({ push }) => ({ publicKey: push.publicKey });
