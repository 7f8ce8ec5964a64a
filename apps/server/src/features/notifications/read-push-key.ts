import type { readPushKey as endpoint } from "@santha/contract/push-devices";
import type { Operation } from "#platform/route";

/** The public key of this house, for browsers. */
export const readPushKey: Operation<typeof endpoint> = async ({ push }) => ({ publicKey: push.publicKey });
