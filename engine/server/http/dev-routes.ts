import { moveClock, readClock, readOutbox } from "#engine/contract/dev.ts";
import type { Platform } from "../context.ts";
import type { Database } from "../data/client.ts";
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

/** The text as it was sent; a code that a gateway has taken is gone. */
function bodyOf({ sms }: Pick<Platform, "sms">, row: OutboxRow): string {
  return row.body ?? (row.sealed_body ? sms.seal.open(row.sealed_body, row.message_key) : "");
}

interface OutboxRow {
  readonly body: string | null;
  readonly sealed_body: Buffer | null;
  readonly message_key: string;
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
        .select(["mobile_no", "template", "body", "sealed_body", "message_key", "created_at"])
        .$if(query.mobileNo !== undefined, (select) => select.where("mobile_no", "=", query.mobileNo ?? ""))
        .orderBy("id", "desc")
        .limit(20)
        .execute();
      return {
        messages: rows.map((row) => ({
          mobileNo: row.mobile_no,
          template: row.template,
          body: bodyOf(context, row),
          createdAt: row.created_at.getTime(),
        })),
      };
    }),
  ];
}
