import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightResults, vitestResults } from "../tests/test-reports.ts";
import { countBy, fallen, storeNumbers } from "./coverage-numbers.ts";
import { idsOf, provedBy, type Requirement, readRequirements } from "./requirements.ts";

const folder = mkdtempSync(join(tmpdir(), "santha-coverage-"));
afterAll(() => rmSync(folder, { recursive: true }));

const rows: Requirement[] = ["AAA-001", "AAA-002", "BBB-001"].map((id) => ({
  id,
  area: id.startsWith("A") ? "cart and checkout" : "store",
  owner: "house",
  text: "",
}));
const passed = (title: string) => ({ title, isPassed: true });

test("only ids in brackets at the start of a title count, and marks of the reliability list do not", () => {
  expect(idsOf("[AAA-001] [R10] [AAA-002] a rule about [BBB-001]")).toEqual(["AAA-001", "AAA-002"]);
  expect(idsOf("a rule about [BBB-001]")).toEqual([]);
});

test("a row is proved by a passed test that names it, not by a failed one", () => {
  const { proved, mistakes } = provedBy(
    [passed("[AAA-001] works"), { title: "[BBB-001] fails", isPassed: false }],
    rows,
  );
  expect([...proved]).toEqual(["AAA-001"]);
  expect(mistakes).toEqual([]);
});

test("a title with an unknown id, or with more than six, is a mistake and proves nothing", () => {
  const seven = provedBy([passed(`${"[AAA-001] ".repeat(7)}too much`)], rows);
  expect(seven.mistakes).toHaveLength(1);
  expect(seven.proved.size).toBe(0);
  expect(provedBy([passed("[ZZZ-001] nobody knows it")], rows).mistakes[0]).toContain(
    "there is no row ZZZ-001",
  );
});

test("a stored number may rise and a fall is reported", () => {
  const numbers = join(folder, "numbers");
  const areas = (ids: string[]) => countBy("area", rows, new Set(ids));
  expect(storeNumbers(areas(["AAA-001", "AAA-002"]), numbers)).toBe(2);
  expect(storeNumbers(areas(["AAA-001"]), numbers)).toBe(0);
  expect(fallen(areas(["AAA-001"]), numbers)).toEqual([
    "cart and checkout: 1 rows proved, 2 were proved before",
  ]);
  expect(fallen(areas(["AAA-001", "AAA-002", "BBB-001"]), numbers)).toEqual([]);
});

test("every requirement row has an owner, and the house owns 116", () => {
  const all = readRequirements();
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter(({ owner }) => owner === "house")).toHaveLength(116);
});

test("titles and outcomes are read from the reports of both test runners", () => {
  const vitest = join(folder, "vitest.json");
  const one = { title: "[AAA-001] one", status: "passed" };
  writeFileSync(
    vitest,
    JSON.stringify({ testResults: [{ assertionResults: [one, { title: "two", status: "failed" }] }] }),
  );
  expect(vitestResults(vitest)).toEqual([passed("[AAA-001] one"), { title: "two", isPassed: false }]);

  const playwright = join(folder, "playwright.json");
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] });
  writeFileSync(
    playwright,
    JSON.stringify({
      suites: [
        {
          specs: [spec("three", "expected")],
          suites: [{ specs: [spec("four", "flaky"), spec("five", "skipped")] }],
        },
      ],
    }),
  );
  expect(playwrightResults(playwright)).toEqual([
    passed("three"),
    passed("four"),
    { title: "five", isPassed: false },
  ]);
});
