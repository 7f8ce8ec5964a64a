import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reportSecret, type SmsWorld, smsWorld } from "#testing/process/sms-gateway.ts";
import { takeSmsReport, takeSmsReportJson } from "../contract.ts";
import { handOver } from "./hand-over.ts";

let world: SmsWorld;
beforeAll(async () => {
  world = await smsWorld();
});
beforeEach(() => world.app.clock.advance(3_700_000));
afterAll(() => world.close());

async function handedOver() {
  const id = await world.send();
  await handOver(world.app.platform, { id: String(id) });
  const { gatewayId } = await world.row(id);
  const taken = [...world.first.messages, ...world.fallback.messages].find((sms) => sms.id === gatewayId);
  return { id, key: taken?.key ?? "", gatewayId: gatewayId ?? "" };
}
const report = (fields: Record<string, string>, secret = reportSecret) =>
  world.app.call(takeSmsReport, { query: { secret }, form: String(new URLSearchParams(fields)) });
const stateOf = async (id: number) => {
  const { state, reason, detail } = await world.row(id);
  return [state, reason, detail];
};

test("a delivery report moves the message to delivered, or to failed with the reason", async () => {
  const [one, two] = [await handedOver(), await handedOver()];
  expect((await report({ key: one.key, status: "DELIVRD" })).status).toBe(200);
  await report({ key: two.key, status: "UNDELIV", reason: "DND of 919848022338" });
  expect(await stateOf(one.id)).toEqual(["delivered", null, null]);
  expect(await stateOf(two.id)).toEqual(["failed", "not-delivered", "DND of …"]);
});

test("reports that come twice, late or in the wrong order change nothing that is known better", async () => {
  const { id, key } = await handedOver();
  for (const status of ["SENT", "FAILED", "FAILED", "DELIVRD", "DELIVRD", "FAILED"])
    expect((await report({ key, status })).status).toBe(200);
  expect(await stateOf(id)).toEqual(["delivered", null, null]);
});

test("a report of the first gateway does not end a message that the second has taken", async () => {
  world.first.fail("refuse");
  const { id, key } = await handedOver();
  expect(key).toMatch(/\.2$/);
  await report({ key: key.replace(".2", ""), status: "FAILED" });
  expect(await stateOf(id)).toEqual(["handed_over", null, null]);
  await report({ key, status: "FAILED" });
  expect(await stateOf(id)).toEqual(["failed", "not-delivered", null]);
});

test("reports come as JSON and as a list of it too, by the gateway's own number as well", async () => {
  const all = [await handedOver(), await handedOver()] as const;
  const query = { secret: reportSecret };
  await world.app.call(takeSmsReportJson, { query, body: { key: all[0].key, status: "DELIVRD" } });
  await world.app.call(takeSmsReportJson, { query, body: [{ id: all[1].gatewayId, status: "delivered" }] });
  for (const { id } of all) expect((await stateOf(id))[0]).toBe("delivered");
});

test("a gateway's own number finds only what that gateway took", async () => {
  world.first.fail("refuse");
  const { id, gatewayId } = await handedOver();
  const query = { secret: reportSecret };
  const form = String(new URLSearchParams({ id: gatewayId, status: "DELIVRD" }));
  await world.app.call(takeSmsReport, { query, form });
  expect((await stateOf(id))[0]).toBe("handed_over");
  await world.app.call(takeSmsReport, { query: { ...query, gateway: "fallback" }, form });
  expect((await stateOf(id))[0]).toBe("delivered");
});

test("a report without the secret, or of a message nobody knows, books nothing", async () => {
  const { id, key } = await handedOver();
  for (const secret of ["", "wrong", `${reportSecret}x`])
    expect(await report({ key, status: "DELIVRD" }, secret)).toMatchObject({
      status: 403,
      code: "sms/forged",
    });
  expect((await report({ key: "nobody", status: "DELIVRD" })).status).toBe(200);
  expect((await stateOf(id))[0]).toBe("handed_over");
});
