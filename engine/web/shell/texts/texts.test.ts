import { describe, expect, it } from "vitest";

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const english: Texts = import.meta.glob(["../../**/*.en.ts", "../../../../features/*/web/**/*.en.ts"], {
  eager: true,
});
const telugu: Texts = import.meta.glob(["../../**/*.te.ts", "../../../../features/*/web/**/*.te.ts"], {
  eager: true,
});

const teluguScript = /[\u0C00-\u0C7F]/;

/** Abbreviations that stand on bills and packs, and the names on the language buttons (SHELL-010). */
const asInEnglish = new Set(["IFSC", "MRP", "English", "Telugu"]);

/** Every text of a file by its key; functions are asked with numbers and words. */
function textsOf(exported: unknown, key = ""): readonly (readonly [string, string])[] {
  if (typeof exported === "string") return [[key, exported]];
  if (typeof exported === "function") {
    return [[key, saidBy(exported as (...inputs: unknown[]) => unknown)]];
  }
  if (typeof exported !== "object" || exported === null) return [];
  return Object.entries(exported).flatMap(([name, value]) => textsOf(value, key ? `${key}.${name}` : name));
}

/** What a text says of numbers, else of words; nothing when it wants neither. */
function saidBy(text: (...inputs: unknown[]) => unknown): string {
  for (const input of [2, "2", ["2"]]) {
    try {
      return String(text(input, input, input, input));
    } catch {
      // It wants another kind of input.
    }
  }
  return "";
}

describe("texts", () => {
  it("[I18N-005] every file of English texts has its Telugu one, with the same keys", () => {
    const files = Object.keys(english).map((file) => file.replace(/\.en\.ts$/, ""));
    expect(
      Object.keys(telugu)
        .map((file) => file.replace(/\.te\.ts$/, ""))
        .sort(),
    ).toEqual(files.sort());
    for (const file of files) {
      const keysOf = (exported: unknown) => textsOf(exported).map(([key]) => key);
      expect(keysOf(telugu[`${file}.te.ts`]?.["te"]), file).toEqual(keysOf(english[`${file}.en.ts`]?.["en"]));
    }
  });

  it("a refund is money in Telugu too: వాపసు alone is a return of goods", () => {
    const unclear: string[] = [];
    for (const [file, { en }] of Object.entries(english)) {
      const inTelugu = new Map(textsOf(telugu[file.replace(/en\.ts$/, "te.ts")]?.["te"]));
      for (const [key, text] of textsOf(en)) {
        const said = inTelugu.get(key) ?? "";
        const isOfMoney = /\brefund/i.test(text) && !/\breturn/i.test(text);
        if (isOfMoney && /(?<!సొమ్ము )వాపసు/.test(said)) unclear.push(`${file} ${key}: ${said}`);
      }
    }
    expect(unclear).toEqual([]);
  });

  it("[I18N-005] no Telugu text is the English one", () => {
    const untranslated: string[] = [];
    for (const [file, { te }] of Object.entries(telugu)) {
      for (const [key, text] of textsOf(te)) {
        const words = text.replace(/\b(undefined|NaN|Infinity)\b/g, "");
        if (/[A-Za-z]/.test(words) && !teluguScript.test(words) && !asInEnglish.has(words))
          untranslated.push(`${file} ${key}: ${text}`);
      }
    }
    expect(untranslated).toEqual([]);
  });
});
