import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { randomIntegers } from "#testing/web/random.ts";
import { formatPaise } from "../../words/money.ts";
import { Money, PlainMoney } from "./money.tsx";

afterEach(cleanup);

const amounts = [0, 1, 99, 100, 99_999, 100_000, 12_345_650, -10_000, ...randomIntegers(7, 500, -1e12, 1e12)];

describe("money", () => {
  it("[CONST-001] [CONST-002] [CONST-003] is ₹ with Indian grouping and exactly two decimals", () => {
    expect(formatPaise(12_345_650)).toBe("₹1,23,456.50");
    expect(formatPaise(5)).toBe("₹0.05");
    for (const amount of amounts) {
      const text = formatPaise(amount);
      expect(text).toMatch(/^−?₹\d{1,3}(,\d{3})?\.\d\d$|^−?₹\d{1,2}(,\d\d)*,\d{3}\.\d\d$/);
      expect(Number(text.replace("−", "-").replace(/[₹,.]/g, ""))).toBe(amount === 0 ? 0 : amount);
    }
  });

  it("[CONST-003] reads the same drawn large and plain, as one string", () => {
    for (const amount of amounts) {
      const { container } = render(<Money paise={amount} />);
      expect(container.textContent).toBe(formatPaise(amount));
      cleanup();
    }
    expect(render(<PlainMoney paise={-10_000} />).container.textContent).toBe("−₹100.00");
  });

  it("refuses what is not a whole number of paise", () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatPaise(wrong)).toThrow(RangeError);
    }
  });
});
