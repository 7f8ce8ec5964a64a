import { moveClock, readClock, readOutbox } from "@santha/contract/dev";
import type { Database } from "@santha/database/client";
import type { Platform } from "./context.ts";
import { type Route, route } from "./route.ts";

const clockSetting = "clock offset";

/** The moved clock as kept in the database, so that every process and the next start agree. */
export async function keptClockOffset(database: Database): Promise<number> {
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", clockSetting)
    .executeTakeFirst();
  return typeof row?.value === "number" ? row.value : 0;
}

async function keepClockOffset(database: Database, offset: number): Promise<void> {
  const value = JSON.stringify(offset);
  await database
    .insertInto("settings")
    .values({ name: clockSetting, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

function clockNow({ clock }: Pick<Platform, "clock">) {
  return { now: clock.now().getTime(), offsetInMilliseconds: clock.offsetInMilliseconds };
}

/** Calls of a demo and of tests; production never registers them. `changed` tells the other processes. */
export function devRoutes(changed: (channel: string) => Promise<void>): readonly Route[] {
  return [
    route(readClock, async (context) => clockNow(context)),
    route(moveClock, async (context, { body }) => {
      await keepClockOffset(context.database, body.offsetInMilliseconds);
      context.clock.moveTo(body.offsetInMilliseconds);
      await changed("clock");
      return clockNow(context);
    }),
    route(readOutbox, async (context, { query }) => {
      const rows = await context.database
        .selectFrom("sms_messages")
        .select(["mobile_no", "template", "body", "created_at"])
        .$if(query.mobileNo !== undefined, (select) => select.where("mobile_no", "=", query.mobileNo ?? ""))
        .orderBy("id", "desc")
        .limit(20)
        .execute();
      return {
        messages: rows.map((row) => ({
          mobileNo: row.mobile_no,
          template: row.template,
          body: row.body,
          createdAt: row.created_at.getTime(),
        })),
      };
    }),
  ];
}
