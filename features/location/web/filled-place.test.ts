import { expect, test } from "vitest";
import { withPlace } from "./filled-place.ts";

const narsampet = [
  { locality: "Narsampet", adminLevel1: "Telangana" },
  { locality: "Khanapur", adminLevel1: "Telangana" },
];
const guntur = [{ locality: "Guntur", adminLevel1: "Andhra Pradesh" }];

test("an empty town and state are filled in with the first place", () => {
  for (const city of ["", "  "])
    expect(withPlace({ city, state: "" }, narsampet, [])).toEqual({ city: "Narsampet", state: "Telangana" });
});

test("what a person typed stays, each for itself", () => {
  expect(withPlace({ city: "Sriramnagar", state: "" }, narsampet, [])).toEqual({
    city: "Sriramnagar",
    state: "Telangana",
  });
  expect(withPlace({ city: "Sriramnagar", state: "Telangana" }, guntur, narsampet)).toEqual({
    city: "Sriramnagar",
    state: "Andhra Pradesh",
  });
});

test("what belongs to the pin code before is replaced, and emptied when the new one has no place", () => {
  const chosen = { city: "Khanapur", state: "Telangana" };
  expect(withPlace(chosen, guntur, narsampet)).toEqual({ city: "Guntur", state: "Andhra Pradesh" });
  expect(withPlace(chosen, [], narsampet)).toEqual({ city: "", state: "" });
});

test("a stored address is not changed by its own pin code", () => {
  const stored = { city: "Khanapur", state: "Telangana" };
  expect(withPlace(stored, narsampet, [])).toEqual(stored);
});
