import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  forgetSplashRecord,
  hasLocation,
  isPromptDue,
  keepSplashRecord,
  readSplashRecord,
} from "./location-prompt.ts";

// 21 Nov 2026, 00:30 in India; still the 20th in Greenwich.
const nowMs = Date.UTC(2026, 10, 20, 19, 0);
const onPhone = { placeName: null, isPhone: true, record: null, nowMs };
const skipped = (date: string) => ({ date, doNotShowAgain: true });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("the question for the pin code", () => {
  it("[LOC-002] [LOC-008] comes on a phone while the place is unset and nothing was skipped", () => {
    expect(isPromptDue(onPhone)).toBe(true);
    expect(isPromptDue({ ...onPhone, placeName: "Location yet to be set" })).toBe(true);
    expect(isPromptDue({ ...onPhone, placeName: "Narsampet" })).toBe(false);
  });

  it("[LOC-003] comes again on another day than that of the skip", () => {
    expect(isPromptDue({ ...onPhone, record: skipped("20/11/2026") })).toBe(true);
  });

  it("[LOC-004] stays away on the day of the skip, and on wide screens", () => {
    expect(isPromptDue({ ...onPhone, record: skipped("21/11/2026") })).toBe(false);
    expect(isPromptDue({ ...onPhone, isPhone: false })).toBe(false);
    expect(isPromptDue({ ...onPhone, isPhone: false, record: skipped("20/11/2026") })).toBe(false);
  });

  it("[LOC-008] the words for no location are none", () => {
    expect(["Location yet to be set", "", null, undefined].map(hasLocation)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(hasLocation("Narsampet")).toBe(true);
  });

  it("[LOC-006] [LOC-007] [ENT-006] a skip is kept as the day in India, dd/MM/yyyy, and doNotShowAgain", () => {
    keepSplashRecord(nowMs);
    expect(readSplashRecord()).toEqual({ date: "21/11/2026", doNotShowAgain: true });
    forgetSplashRecord();
    expect(readSplashRecord()).toBeNull();
  });

  it.each(["{", "7", '{"date":1,"doNotShowAgain":true}', '{"date":"21/11/2026"}'])(
    "a record that is not one (%s) counts as none",
    (text) => {
      localStorage.setItem("santha.splash-seen", text);
      expect(readSplashRecord()).toBeNull();
    },
  );
});
