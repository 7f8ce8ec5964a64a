import { expect, test } from "vitest";
import { AppError, platformRefusal } from "#engine/server/http/answers/errors.ts";
import { isOfOneOrder } from "./order-fault.policy.ts";

test("refusals and faults are told with their order; what the platform answers, or is tried again, is not", () => {
  const coded = (code: string) => Object.assign(new Error("made up"), { code });
  const ofOne = [new AppError({ code: "orders/not-possible", status: 409 }), new Error("no"), coded("23514")];
  const ofAll = [platformRefusal("platform/too-many"), coded("40001"), coded("40P01"), coded("57P01")];
  expect([ofOne.map(isOfOneOrder), ofAll.map(isOfOneOrder)]).toEqual([
    [true, true, true],
    [false, false, false, false],
  ]);
});
