import { expect, test } from "vitest";
import type { Candidate, ForYouReader } from "./for-you.queries.ts";
import { placesOf, restText } from "./list-cursor.ts";
import { orderFor } from "./order-for.ts";

const reader: ForYouReader = {
  profileId: 1,
  language: "te",
  places: ["village/warangal/khanapur", "district/warangal"],
  crops: ["chilli"],
};

/** An update of an own author, ten points hot, in the other language and from elsewhere. */
const candidate = (id: number, wish: Partial<Candidate> = {}): Candidate => ({
  ...{ id, authorProfileId: 1000 + id, language: "en", topics: [], hot: 10, engagement: 0 },
  ...{ isFollowed: false, isSeen: false, trialViews: null, ...wish },
});
const village = ["village/warangal/khanapur", "district/warangal"];
const ordered = (candidates: readonly Candidate[]) => orderFor(reader, candidates).map(({ id }) => id);

test("what concerns the reader stands before what is as hot, and each says its strongest reason", () => {
  const places = orderFor(reader, [
    candidate(1),
    candidate(2, { language: "te" }),
    candidate(3, { topics: ["district/warangal"] }),
    candidate(4, { topics: ["crop/cotton", "crop/chilli"], engagement: 9 }),
    candidate(5, { topics: [...village, "crop/chilli"], isFollowed: true }),
    candidate(6, { topics: village }),
    candidate(7, { engagement: 50 }),
    candidate(8, { isFollowed: true, hot: 10.1 }),
    candidate(9, { authorProfileId: 1, topics: village }),
  ]);
  expect(places.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
    "5 village",
    "6 village",
    "8 followed",
    "9 own",
    "4 crop",
    "3 district",
    "2 language",
    "7 talked",
    "1 everyone",
  ]);
});

test("a day of time outweighs the village, and what was seen lately comes a day later", () => {
  expect(ordered([candidate(1, { topics: village, hot: 6.9 }), candidate(2)])).toEqual([2, 1]);
  expect(ordered([candidate(1, { isSeen: true, hot: 11.9 }), candidate(2)])).toEqual([2, 1]);
});

test("at most two in a row are of one author, to the end of the list", () => {
  const loud = Array.from({ length: 6 }, (_, at) => candidate(at + 1, { authorProfileId: 7, hot: 20 - at }));
  expect(ordered([...loud, candidate(50), candidate(51)])).toEqual([1, 2, 51, 3, 4, 50, 5, 6]);
  expect(ordered(loud)).toEqual([1, 2]);
});

test("one place in ten goes to what few have seen, the least seen first; never to what the reader knows", () => {
  const hot = Array.from({ length: 30 }, (_, at) => candidate(at + 1, { hot: 50 }));
  const places = orderFor(reader, [
    ...hot,
    candidate(101, { trialViews: 3 }),
    candidate(102, { trialViews: 0 }),
    candidate(103, { trialViews: 0, isSeen: true }),
    candidate(104, { trialViews: 0, authorProfileId: 1 }),
  ]);
  expect([places[4], places[14]]).toEqual([
    { id: 102, reason: "new" },
    { id: 101, reason: "new" },
  ]);
  expect(places.slice(0, 30).filter(({ id }) => id > 100)).toHaveLength(2);
  expect(places).toHaveLength(34);
});

test("the rest of a list comes back as it was; what is no such text makes a new list", () => {
  const places = Array.from({ length: 300 }, (_, at) => ({ id: 999_700 + at, reason: "village" as const }));
  const text = restText(places);
  expect(text.length).toBeLessThan(4000);
  expect(placesOf(text)).toEqual(places);
  expect(placesOf("va.va")).toEqual([{ id: 10, reason: "village" }]);
  for (const foreign of [undefined, "", "1783944000000_12", "va.", `${text}.va`, "xa", "v-1"])
    expect(placesOf(foreign)).toBeNull();
});
