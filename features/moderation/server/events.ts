import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";
import { reportedKinds } from "../contract/reports.ts";

/** Support has decided that something is hidden, or may be seen again; its owner does it. The owner of chats hears of each decision. */
export const wordsDecided = defineEvent(
  "moderation/decided",
  z.object({ kind: z.enum(reportedKinds), key: z.string(), isHidden: z.boolean(), isChanged: z.boolean() }),
);
