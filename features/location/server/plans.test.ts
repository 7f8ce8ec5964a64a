import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { selectPlaces } from "./queries.ts";

const pinCodes = 20_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 1 });
  const { database } = app.platform;
  // Every tenth sorting district is left empty.
  await sql`
    insert into pin_places (pin_code, position, locality, district, state, latitude, longitude)
    select (110001 + n * 40)::text, position, 'Place ' || n, 'District', 'Telangana', 17, 79
    from generate_series(1, ${pinCodes}::int) n cross join generate_series(1, 8) position
    where (110001 + n * 40) / 1000 % 10 <> 7`.execute(database);
  await sql`analyze pin_places`.execute(database);
});
afterAll(() => app.close());

test.each([
  ["values", "a known pin code", "506121", 8],
  ["kept", "a known pin code", "506121", 8],
  ["values", "an unknown one of a known district", "506122", 1],
  ["kept", "an unknown one of a known district", "506122", 1],
  ["values", "one of an unknown district", "507001", 0],
  ["kept", "one of an unknown district", "507001", 0],
] as [PlanKind, string, string, number][])(
  "planned for its %s, %s is looked up in the primary key alone, among 140,000 places",
  async (kind, _, pinCode, found) => {
    let rows: unknown[] = [];
    const plans = await plansDuring(app, kind, async () => {
      rows = await selectPlaces(app.platform.database, pinCode);
    });
    expect(rows).toHaveLength(found);
    const nodes = plans.flatMap((plan) => plan.nodes);
    const reads = nodes.filter(
      (node) => node["Relation Name"] === "pin_places" || node["Index Name"] !== undefined,
    );
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.every((node) => node["Node Type"] !== "Seq Scan")).toBe(true);
    expect(new Set(reads.flatMap((node) => node["Index Name"] ?? []))).toEqual(new Set(["pin_places_pkey"]));
  },
);
