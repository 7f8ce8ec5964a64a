import type { AdminQueue } from "#engine/server/admin-start.ts";
import { countFailed } from "#engine/server/outside/sms/sms-list.queries.ts";

const dayInMilliseconds = 86_400_000;

/** Text messages of the last 24 hours that the gateways did not deliver, for the console. */
export const failedMessages: AdminQueue = {
  name: "sms/failed",
  title: { en: "Failed SMS, 24 hours", te: "విఫలమైన SMS, 24 గంటల్లో" },
  role: "platform-admin",
  leadsTo: "/app/admin/sms",
  search: { state: "failed" },
  limitInHours: 4,
  read: (reader, { most, clock }) =>
    countFailed(reader, { most, since: new Date(clock.now().getTime() - dayInMilliseconds) }),
};
