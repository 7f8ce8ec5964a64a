import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { addTaxRate, listTaxRates, removeTaxRate } from "../../contract/tax-rates.ts";

let app: TestApp;
let admins: readonly TestPerson[];
let as: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  admins = await Promise.all([1, 2].map(() => aPerson(app, { roles: ["platform-admin"] })));
  as = admins[0]?.cookie ?? "";
});
afterAll(() => app.close());
afterEach(() => app.clock.set(testNow));

const today = "2026-07-14";
const tomorrow = "2026-07-15";
const add = (hsn: string, rateInBasisPoints: number, validFrom: string, admin = admins[0]) =>
  app.call(addTaxRate, { body: { hsn, rateInBasisPoints, validFrom } }, { as: admin?.cookie ?? "" });
const codeOf = async (hsn: string) =>
  (await app.call(listTaxRates, {}, { as })).data.codes.find((code) => code.hsn === hsn);

describe("a rate of GST", () => {
  it("counts from its day on: orders placed before keep theirs, those placed from then on have the new one", async () => {
    const buyer = await aPerson(app);
    const { listingId, level3Id } = await aProduct(app, { hsn: "31021000", gstRateInBasisPoints: 500 });
    const rateOfOrder = async () => {
      const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
      return async () =>
        (
          await app.platform.database
            .selectFrom("order_lines")
            .select("gst_rate_in_basis_points as rate")
            .where("order_id", "=", orderIds[0] ?? "")
            .executeTakeFirstOrThrow()
        ).rate;
    };
    const before = await rateOfOrder();
    expect((await add("31021000", 1200, tomorrow)).status).toBe(201);
    const sameDay = await rateOfOrder();
    app.clock.set(new Date("2026-07-14T18:30:00Z"));
    const after = await rateOfOrder();
    expect(await Promise.all([before(), sameDay(), after()])).toEqual([500, 500, 1200]);
    const view = await app.call(viewProduct, { params: { level3Id } }, { as: buyer.cookie });
    expect(view.data.gstRateInBasisPoints).toBe(1200);
    expect(await codeOf("31021000")).toEqual({
      ...{ hsn: "31021000", products: 1, coming: [] },
      now: { validFrom: tomorrow, rateInBasisPoints: 1200 },
      past: [{ validFrom: "2025-09-22", rateInBasisPoints: 500 }],
    });
  });

  it("is never of a past day: of a new code from today, of a known one from tomorrow, and of each day once", async () => {
    const past = await add("84248100", 500, "2026-07-13");
    expect([past.status, past.fields]).toEqual([
      422,
      { validFrom: "Choose today or a later day: past days keep their rate." },
    ]);
    const answers = await Promise.all(admins.map((admin) => add("84248100", 500, today, admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("catalogue/rate-there");
    await add("84242000", 500, "2026-07-14");
    app.clock.set(new Date("2026-07-15T05:30:00Z"));
    expect((await add("84242000", 1200, tomorrow)).code).toBe("catalogue/rate-from-tomorrow");
    expect((await add("84242000", 1200, "2026-07-16")).status).toBe(201);
    expect((await add("84242000", 1800, "2026-07-16")).code).toBe("catalogue/rate-there");
  });

  it("can be removed until its first day", async () => {
    await add("39269099", 500, today);
    await add("39269099", 1200, tomorrow);
    const remove = (validFrom: string) =>
      app.call(removeTaxRate, { params: { hsn: "39269099", validFrom } }, { as });
    expect((await codeOf("39269099"))?.coming).toEqual([{ validFrom: tomorrow, rateInBasisPoints: 1200 }]);
    expect((await remove(tomorrow)).status).toBe(200);
    expect([(await remove(tomorrow)).status, (await remove(today)).code]).toEqual([
      404,
      "catalogue/rate-begun",
    ]);
    expect((await codeOf("39269099"))?.coming).toEqual([]);
    const noted = await app.platform.database
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("subject", "=", "HSN 39269099")
      .orderBy("id")
      .execute();
    expect(noted).toEqual([
      { action: "catalogue/tax-rate-added", detail: { before: "-", after: "5%", validFrom: today } },
      { action: "catalogue/tax-rate-added", detail: { before: "5%", after: "12%", validFrom: tomorrow } },
      { action: "catalogue/tax-rate-removed", detail: { before: "12%", after: "5%", validFrom: tomorrow } },
    ]);
  });

  it("is refused beside the field at fault", async () => {
    expect((await add("310", 500, tomorrow)).fields).toEqual({ hsn: "Enter 4, 6 or 8 digits." });
    expect((await add("3102", 10_001, tomorrow)).fields).toHaveProperty("rateInBasisPoints");
    expect((await add("3102", 500, "")).fields).toEqual({ validFrom: "Choose the first day." });
  });
});
