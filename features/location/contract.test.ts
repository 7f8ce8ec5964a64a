import { expect, test } from "vitest";
import { isPinCode, isValidLocation, locationParts } from "./contract.ts";

const whole = {
  locality: "Narsampet",
  adminLevel1: "Telangana",
  adminLevel2: "Warangal",
  countryName: "India",
  latitude: 17.93,
  longitude: 79.89,
};

test("[LOC-018] a location is valid only if all six parts are present", () => {
  expect(isValidLocation(whole)).toBe(true);
  for (const part of locationParts) {
    for (const nothing of [undefined, null, "", Number.NaN])
      expect([part, nothing, isValidLocation({ ...whole, [part]: nothing })]).toEqual([part, nothing, false]);
  }
});

test("[LOC-018] a place on the equator or the first meridian has coordinates", () => {
  expect(isValidLocation({ ...whole, latitude: 0, longitude: 0 })).toBe(true);
});

test("[LOC-019] an absent location is valid", () => {
  expect([isValidLocation(undefined), isValidLocation(null)]).toEqual([true, true]);
});

test("[LOC-010] [LOC-011] a pin code has exactly six digits and nothing else", () => {
  const texts = ["506132", "50613", "5061321", "50613a", "506 132", "-50613", "౫౦౬౧౩౨", "006132", ""];
  expect(texts.filter(isPinCode)).toEqual(["506132"]);
});
