import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DemoCatalogue } from "./catalogue-data.ts";
import { readCsvRows } from "./csv-rows.ts";
import { makeCatalogue } from "./make-catalogue.ts";
import type { DemoPeople } from "./people-data.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const catalogue: DemoCatalogue = JSON.parse(read("catalogue.json"));
const people: DemoPeople = JSON.parse(read("people.json"));
const { categories, groups, products } = catalogue;
const skus = products.flatMap((product) => product.skus.map((sku) => ({ ...sku, product })));
const pincodes = readCsvRows("pincode-sample.csv");
const everyone = [...people.agents, ...people.farmers];
const telugu = /[\u0C00-\u0C7F]/;

const repeated = (values: string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** Every pair of an English text and the Telugu text that stands beside it, with the place of the pair. */
const pairsIn = (value: unknown, path: string): { path: string; en: unknown; te: unknown }[] => {
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value);
  const byName = new Map(fields);
  const own = fields.flatMap(([name, te]) => {
    if (!name.endsWith("Te")) return [];
    const stem = name.slice(0, -2);
    return [{ path: `${path}.${name}`, en: byName.get(stem) ?? byName.get(`${stem}En`), te }];
  });
  return [...own, ...fields.flatMap(([name, child]) => pairsIn(child, `${path}.${name}`))];
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe("the demo catalogue", () => {
  test("is exactly what the generator makes of its tables", () => {
    expect(makeCatalogue()).toEqual(catalogue);
  });

  test("holds about two hundred products in eleven categories", () => {
    expect(categories).toHaveLength(11);
    expect(products.length).toBeGreaterThanOrEqual(190);
    expect(products.length).toBeLessThanOrEqual(220);
  });

  test("never lets price and commission together pass the MRP", () => {
    const dear = skus.filter((sku) => sku.priceInPaise + sku.commissionInPaise > sku.mrpInPaise);
    expect(dear.map((sku) => sku.key)).toEqual([]);
  });

  test("keeps money in whole paise and gives every SKU a price and a weight", () => {
    for (const { key, priceInPaise, mrpInPaise, commissionInPaise, weightInGrams } of skus) {
      const numbers = [priceInPaise, mrpInPaise, commissionInPaise, weightInGrams];
      expect(numbers.every(Number.isSafeInteger), key).toBe(true);
      expect(Math.min(priceInPaise, weightInGrams), key).toBeGreaterThan(0);
    }
  });

  test("keeps the price inside the range that its row gives for a pack", () => {
    for (const row of readCsvRows("catalogue.csv")) {
      const [value, unit] = row.cell("price_for_pack").split(" ");
      const product = products.find(({ key }) => key === row.cell("id"));
      const isPriced = (sku: (typeof skus)[number]): boolean =>
        sku.product === product &&
        sku.attributes.some((pack) => pack.key === "pack" && pack.value === value && pack.unit === unit) &&
        !sku.attributes.some((choice) => choice.value === "foundation");
      for (const { key, priceInPaise } of skus.filter(isPriced)) {
        expect(priceInPaise, key).toBeGreaterThanOrEqual(Number(row.cell("price_min_inr")) * 100);
        expect(priceInPaise, key).toBeLessThanOrEqual(Number(row.cell("price_max_inr")) * 100);
      }
    }
  });

  test("gives commission on everything but the fertilisers sold at their notified MRP", () => {
    const without = skus.filter((sku) => sku.commissionInPaise === 0);
    expect(without.map((sku) => sku.product.titleEn)).toEqual(["Neem coated urea 46% N", "DAP 18-46-0"]);
  });

  test("has a drawing on disk for every category, group and product", () => {
    const art = new URL("../../engine/web/public/art/products/", import.meta.url);
    const drawings = new Set([...categories, ...groups, ...products].map(({ drawing }) => drawing));
    expect([...drawings].filter((name) => !existsSync(new URL(`${name}.svg`, art)))).toEqual([]);
  });

  test("has at least one group in every category and one product in every group", () => {
    const usedGroups = new Set(products.map(({ level2Key }) => level2Key));
    const usedCategories = new Set(groups.map(({ level1Key }) => level1Key));
    expect(usedGroups).toEqual(new Set(groups.map(({ key }) => key)));
    expect(usedCategories).toEqual(new Set(categories.map(({ key }) => key)));
  });

  test("shares no slug between categories, groups and products and no key between products or SKUs", () => {
    const slugs = [...categories, ...groups, ...products].map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(repeated([...products.map(({ key }) => key), ...skus.map(({ key }) => key)])).toEqual([]);
  });

  test("says season and seed rate of every seed, dose of every fertiliser and spray, safety of every poison", () => {
    const lacking = (kind: string | null, wanted: readonly (readonly string[])[]): string[] =>
      products
        .filter(({ dealerLicence }) => dealerLicence === kind)
        .filter(({ attributes }) => {
          const keys = attributes.map(({ key }) => key);
          return !wanted.every((either) => either.some((key) => keys.includes(key)));
        })
        .map(({ titleEn }) => titleEn);
    expect(lacking("seed", [["season", "planting"], ["seed-rate"]])).toEqual([]);
    expect(lacking("fertiliser", [["dose"], ["method"]])).toEqual([]);
    expect(lacking("insecticide", [["label-dose"], ["safety"]])).toEqual([]);
    // Of the bait cake no class is known: its poison is strong, the cake holds little of it.
    const unclassed = products.filter(
      ({ dealerLicence, attributes }) =>
        dealerLicence === "insecticide" && !attributes.some(({ toxicity }) => toxicity !== undefined),
    );
    expect(unclassed.map(({ titleEn }) => titleEn)).toEqual(["Bromadiolone 0.005% rat bait cake"]);
  });

  test("draws the triangle of a label, where there is one, in the colour of its toxicity class", () => {
    const colours = { red: "#c8352b", yellow: "#fbae18", blue: "#2f66ad", green: "#2f8a4e" };
    const drawn = products.flatMap(({ drawing, attributes }) => {
      const art = read(`../../engine/web/public/art/products/${drawing}.svg`);
      const triangle = /h8l-4 4z" fill="(#[0-9a-f]{6})"\/><\/svg>\s*$/.exec(art)?.[1];
      const toxicity = attributes.find((fact) => fact.toxicity !== undefined)?.toxicity;
      return triangle && toxicity ? [{ drawing, triangle, toxicity }] : [];
    });
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter(({ triangle, toxicity }) => triangle !== colours[toxicity])).toEqual([]);
  });

  test("says at least three facts of every product, in both languages", () => {
    const told = ({ attributes }: (typeof products)[number]): number =>
      attributes.filter(({ valueEn, valueTe }) => valueEn !== "" && valueTe !== "").length;
    expect(products.filter((product) => told(product) < 3).map(({ titleEn }) => titleEn)).toEqual([]);
  });

  test("says each fact of a product once", () => {
    for (const { key, attributes } of products) {
      expect(repeated(attributes.map((fact) => fact.key)), key).toEqual([]);
    }
  });

  test("tells the SKUs of a product apart by the same choices", () => {
    for (const product of products) {
      const shapes = product.skus.map(({ attributes }) => attributes.map(({ key }) => key).join());
      expect(new Set(shapes).size, product.key).toBe(1);
      const values = product.skus.map(({ attributes }) => JSON.stringify(attributes));
      expect(repeated(values), product.key).toEqual([]);
    }
  });
});

describe("the texts of the demo world", () => {
  const pairs = [...pairsIn(catalogue, "catalogue"), ...pairsIn(people, "people")];

  test("stand in English and in Telugu", () => {
    expect(pairs.length).toBeGreaterThan(1000);
    // A fact such as "16 mm" or a size is a figure in both languages, and a pack names its unit in Telugu.
    const figures = /^[\d.%\-\s]*(HP|cc|GSM)?$/;
    const wanting = pairs.filter(({ en, te }) => {
      if (typeof en !== "string" || typeof te !== "string" || en === "") return true;
      return telugu.test(en) || !(telugu.test(te) || (en === te && figures.test(te)));
    });
    expect(wanting).toEqual([]);
  });

  test("keep the zero-width non-joiner of Telugu words", () => {
    const titles = new Map(readCsvRows("catalogue.csv").map((row) => [row.cell("id"), row.cell("name_te")]));
    const joined = (text: string): string => text.replaceAll("\u200C", "");
    const lost = products.filter(({ key, titleTe }) => {
      const source = titles.get(key) ?? "";
      return source.includes("\u200C") && joined(source) === joined(titleTe) && source !== titleTe;
    });
    expect(lost).toEqual([]);
    const needing =
      /ఇన్లైన్|ఇన్పుట్|పీస్లు|ఫిల్మ్లు|మహబూబ్నగర్|నాగర్కర్నూల్|మార్కెట్లో|కిట్లో|సీజన్లో|నెట్లో|ప్యాకెట్లో|స్ప్రేయర్కు|హౌస్లో|కంపోస్ట్గా|ల్యూర్తో|కట్టర్తో|సైపర్మెత్రిన్|క్వినాల్ఫాస్|ప్రొపర్గైట్|స్టేక్తో|మార్కెట్కు|సబ్మెర్సిబుల్/;
    expect(textsIn([catalogue, people]).filter((text) => needing.test(text))).toEqual([]);
  });

  test("are stored composed, without stray spaces", () => {
    const untidy = textsIn([catalogue, people]).filter(
      (text) => text !== text.normalize("NFC") || text !== text.trim(),
    );
    expect(untidy).toEqual([]);
  });
});

describe("the demo people", () => {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const checkDigit = (body: string): string => {
    const sum = [...body].reduce((total, char, at) => {
      const product = alphabet.indexOf(char) * (at % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
    return alphabet.charAt((36 - (sum % 36)) % 36);
  };

  test("have GSTINs of their state with a right check digit", () => {
    for (const { gstin, state, key } of people.sellers) {
      expect(gstin, key).toMatch(/^(36|37)[A-Z]{5}\d{4}[A-Z]1Z[0-9A-Z]$/);
      expect(gstin.slice(0, 2), key).toBe(state === "Telangana" ? "36" : "37");
      expect(gstin.at(-1), key).toBe(checkDigit(gstin.slice(0, 14)));
    }
  });

  test("are 6 sellers, 12 agents and 60 farmers who order through a known agent", () => {
    expect([people.sellers.length, people.agents.length, people.farmers.length]).toEqual([6, 12, 60]);
    const agents = new Set(people.agents.map(({ key }) => key));
    expect(people.farmers.filter(({ agentKey }) => !agents.has(agentKey ?? ""))).toEqual([]);
  });

  test("share no mobile number and no key, and every number has ten digits", () => {
    const all = [...people.sellers, ...everyone, ...people.accounts];
    expect(repeated(all.map(({ phone }) => phone))).toEqual([]);
    expect(repeated(all.map(({ key }) => key))).toEqual([]);
    expect(all.filter(({ phone }) => !/^90000\d{5}$/.test(phone))).toEqual([]);
  });

  test("live at pin codes that the sample knows in the same district and state", () => {
    const sample = new Set(pincodes.map((row) => ["pincode", "district", "state"].map(row.cell).join("|")));
    const homes = [...everyone, ...people.sellers].map(({ pincode, district, state }) => [
      pincode,
      district,
      state,
    ]);
    expect(homes.filter((home) => !sample.has(home.join("|")))).toEqual([]);
    for (const { address, pincode, phone } of everyone) {
      expect([address.postalCode, address.phone]).toEqual([pincode, phone]);
    }
  });
});

describe("the pin code sample", () => {
  const sellersFor = (pincode: string): number =>
    people.sellers.filter(({ shippingRates }) =>
      shippingRates.some(({ pinPrefix }) => pincode.startsWith(pinPrefix)),
    ).length;

  test("holds six-digit codes inside India", () => {
    expect(pincodes.length).toBeGreaterThan(300);
    for (const row of pincodes) {
      expect(row.cell("pincode")).toMatch(/^[1-9]\d{5}$/);
      expect(Number(row.cell("lat")) > 6 && Number(row.cell("lat")) < 38, row.cell("pincode")).toBe(true);
      expect(Number(row.cell("lng")) > 68 && Number(row.cell("lng")) < 98, row.cell("pincode")).toBe(true);
    }
  });

  test("is served by two sellers in Telangana and Andhra Pradesh, by one or two in the metros, by none elsewhere", () => {
    const home = pincodes.filter((row) => ["Telangana", "Andhra Pradesh"].includes(row.cell("state")));
    expect(home.filter((row) => sellersFor(row.cell("pincode")) < 2)).toEqual([]);
    for (const metro of ["110001", "400001", "560001", "600001", "700001"]) {
      expect([1, 2], metro).toContain(sellersFor(metro));
    }
    expect(["781001", "302001", "190001"].map(sellersFor)).toEqual([0, 0, 0]);
  });
});
