import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** A number was proved and has an account from now on. */
export const accountOpened = defineEvent("auth/account-opened", z.object({ profileId: z.int() }));

/** A new account was opened by somebody whom another person had told about Santha. */
export const personReferred = defineEvent(
  "auth/person-referred",
  z.object({ newProfileId: z.int(), referrerProfileId: z.int() }),
);
