import { type Language, wordsIn } from "#engine/web/words/language.ts";
import type { CartLine } from "../contract.ts";

/** The chosen SKU in words: the pack, then what else tells it from its neighbours (`25 kg bag, certified`). */
export function skuText(line: Pick<CartLine, "pack" | "attributes">, language: Language): string {
  const pack = wordsIn(language, line.pack).text;
  const others = line.attributes
    .filter(({ value }) => !line.pack.en.includes(value))
    .map(({ value, unit }) => (unit ? `${value} ${unit}` : value));
  return [pack, ...others].join(", ");
}
