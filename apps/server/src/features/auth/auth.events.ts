import * as z from "zod/mini";
import { defineEvent } from "#platform/events";

/** A new account was opened by somebody whom another person had told about Santha. */
export const personReferred = defineEvent(
  "auth/person-referred",
  z.object({ newProfileId: z.int(), referrerProfileId: z.int() }),
);
