import { afterAll, beforeAll, expect, test } from "vitest";
import { openLog } from "#engine/server/run/log.ts";
import { type SmsWorld, smsWorld } from "#testing/process/sms-gateway.ts";
import { alarmOperator } from "./alarm.ts";
import { handOver } from "./hand-over.ts";

let world: SmsWorld;
beforeAll(async () => {
  world = await smsWorld();
});
afterAll(() => world.close());

test("Without an operator to mail, the log warns that text messages do not leave", async () => {
  const { platform } = world.app;
  world.first.fail("refuse", 5);
  world.fallback.fail("refuse", 5);
  for (let sent = 1; sent <= 5; sent += 1) await handOver(platform, { id: String(await world.send()) });
  let lines = "";
  const write = (line: string) => {
    lines += line;
  };
  const log = openLog({ mode: "test", logLevel: "warn" }, { write });
  const operator = { ...platform.config.operator, operator: null };
  await alarmOperator({ ...platform, log, config: { ...platform.config, operator } });
  expect(JSON.parse(lines)).toMatchObject({ level: 40, failed: 5, waiting: 0 });
  const { rows } = await world.app.pool.query("select from mails");
  expect(rows).toEqual([]);
});
