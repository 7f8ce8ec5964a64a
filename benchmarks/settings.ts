import { parseArgs } from "node:util";

/** What a run of the bench can be told; all have a default. */
export interface Settings {
  /** Length of one measurement, in seconds. */
  readonly seconds: number;
  /** Each call is measured so often, bare floor and server by turns; the median counts. */
  readonly rounds: number;
  /** Sizes of the store; the whole is measured in each. */
  readonly products: readonly number[];
  readonly orders: number;
  /** Only calls whose name contains this. */
  readonly only: string;
  readonly isWritten: boolean;
}

export const usage = `npm run bench [-- --seconds 3 --rounds 7 --products 1000,100000 --orders 100000 --only list --no-write]`;

/** Reads the words of the command line. @throws for one that is not known or no number. */
export function readSettings(
  words: readonly string[],
  sizes = { products: "1000,100000", orders: "100000" },
): Settings {
  const { values } = parseArgs({
    args: [...words],
    allowNegative: true,
    options: {
      seconds: { type: "string", default: "3" },
      rounds: { type: "string", default: "7" },
      products: { type: "string", default: sizes.products },
      orders: { type: "string", default: sizes.orders },
      only: { type: "string", default: "" },
      write: { type: "boolean", default: true },
    },
  });
  const whole = (name: "seconds" | "rounds" | "products" | "orders", text = values[name]) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${values[name]}: ${usage}`);
    return value;
  };
  return {
    seconds: whole("seconds"),
    rounds: whole("rounds"),
    products: values.products.split(",").map((text) => whole("products", text)),
    orders: whole("orders"),
    only: values.only,
    isWritten: values.write && values.only === "",
  };
}
