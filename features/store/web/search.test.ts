import { describe, expect, it } from "vitest";
import { maximumSearchLength } from "../contract/goods-choice.ts";
import { readProductSearch, readStoreSearch } from "./search.ts";

describe("the address of the store", () => {
  it("gives category, group and words as they are, numbers as text", () => {
    expect(readStoreSearch({ category: "seeds", group: "paddy-seed", q: 1919 })).toEqual({
      category: "seeds",
      group: "paddy-seed",
      q: "1919",
    });
  });

  it("leaves out what is no usable text, and a group without its category", () => {
    expect(readStoreSearch({ category: "Seeds & more", group: "paddy", q: "   " })).toEqual({});
    expect(readStoreSearch({ category: ["seeds"], q: { a: 1 } })).toEqual({});
  });

  it("cuts words at the length that the server takes", () => {
    const { q = "" } = readStoreSearch({ q: "a".repeat(500) });
    expect(q).toHaveLength(maximumSearchLength);
  });
});

describe("the address of a product", () => {
  it("chooses a SKU by its id and none by anything else", () => {
    expect(readProductSearch({ sku: 12 })).toEqual({ sku: 12 });
    expect(readProductSearch({ sku: "12" })).toEqual({ sku: 12 });
    for (const sku of [0, -1, 1.5, "x", null, undefined]) expect(readProductSearch({ sku })).toEqual({});
  });
});
