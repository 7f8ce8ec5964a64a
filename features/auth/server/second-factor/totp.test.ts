import { expect, it } from "vitest";
import { base32, codeOfStep, stepAt, stepOfCode } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("The code at second %d is the one of RFC 6238", (second, code) => {
  expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

it("A code passes in its own half minute and in those before and after, no longer", () => {
  const at = (second: number) => stepOfCode(secret, "081804", new Date(second * 1000));
  const own = 37_037_036 * 30;
  const seconds = [own - 31, own - 30, own, own + 29, own + 59, own + 60];
  expect(seconds.map((second) => at(second) !== null)).toEqual([false, true, true, true, true, false]);
});

it("Secrets are written in base32 of RFC 4648", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});
