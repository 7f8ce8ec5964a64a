import { describe, expect, it } from "vitest";
import { goodsSorts } from "../../contract/goods-choice.ts";
import { readStoreSearch } from "../search.ts";
import { type Choice, facetCount, filterOf, readChoice, searchOf, withoutFacets } from "./choice.ts";

/** So many choices are tried; each takes its values by turns of different lengths, so that they meet in all ways. */
const tries = 300;
const nth = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;
const choiceAt = (at: number): Choice => ({
  category: nth([undefined, "seeds"], at),
  group: undefined,
  q: nth([undefined, "neem", "19-19-19", "వరి"], at),
  crops: nth([[], ["paddy"], ["paddy", "red-gram"]], at),
  makers: nth([[], ["Pakhala, Farms"], ["రామప్ప", "1919"], ["1919"], []], at),
  sellers: nth([[], [7], [], [1, 22, 333], [], [22], []], at),
  from: nth([undefined, 0, 100, undefined, 2_500], at),
  to: nth([250, undefined, 9_999, undefined, undefined, undefined, 1], at),
  isHere: nth([false, false, true], at),
  isInStock: nth([false, true, true, false], at),
  sort: nth(goodsSorts, at),
});

describe("the choice in the address", () => {
  it("comes back from the address as it was, whatever was chosen (U22)", () => {
    for (let at = 0; at < tries; at += 1) {
      const choice = choiceAt(at);
      expect(readChoice(readStoreSearch({ ...searchOf(choice) }))).toEqual(choice);
    }
  });

  it("takes what no server would understand as not being there", () => {
    const search = readStoreSearch({
      crop: "paddy,Moon!",
      seller: "7,x,-1",
      from: "abc",
      to: "5.5",
      sort: "up",
    });
    const choice = readChoice(search);
    expect([choice.crops, choice.sellers, choice.from, choice.to, choice.sort]).toEqual([
      ["paddy"],
      [7],
      undefined,
      undefined,
      "best",
    ]);
  });

  it("asks the server in paise, and counts what narrows the list", () => {
    const choice = readChoice({ q: "neem", crop: "paddy,cotton", from: "100", to: "250", stock: "1" });
    expect(filterOf(choice)).toMatchObject({
      crops: "paddy,cotton",
      priceFromInPaise: 100_00,
      priceToInPaise: 250_00,
    });
    expect(facetCount(choice)).toBe(4);
    expect(searchOf(withoutFacets(choice))).toEqual({ q: "neem" });
  });
});
