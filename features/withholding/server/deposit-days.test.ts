import { expect, test } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Levy } from "../contract.ts";
import { depositDueAt } from "./deposit-days.ts";

test("GST of a month is paid to the state by the tenth of the next, income tax by the seventh, that of March by the end of April", () => {
  const day = (month: string, levy: Levy) => dayInIndia(new Date(depositDueAt({ month, levy })));
  expect(day("2026-07", "gst-tcs")).toBe("2026-08-10");
  expect(day("2026-12", "income-tax-sales")).toBe("2027-01-07");
  expect(day("2027-03", "income-tax-commission")).toBe("2027-04-30");
});
