import { writeFileSync } from "node:fs";
import type { DemoCatalogue, DemoCategory, DemoGroup, DemoProduct } from "./catalogue-data.ts";
import { type CsvRow, readCsvRows, rowWhere } from "./csv-rows.ts";
import { factsIn, weightFact } from "./facts.ts";
import { labelFactsOf } from "./label-facts.ts";
import { skusOf } from "./skus.ts";

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("%", " percent")
    .replaceAll(/(\d)\.(\d)/g, "$1-$2")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const bedOf = (text: string): DemoCategory["bed"] => {
  if (text === "seed" || text === "feed" || text === "care" || text === "tool") return text;
  throw new Error(`No bed called ${text}`);
};
const licenceOf = (text: string): DemoProduct["dealerLicence"] => {
  if (text === "seed" || text === "fertiliser" || text === "insecticide") return text;
  if (text === "none") return null;
  throw new Error(`No licence called ${text}`);
};

/** Builds one product from the row that chooses it; `index` spreads the makers of a group over its products. */
const productBuilder = (groups: CsvRow[]): ((choice: CsvRow, index: number) => DemoProduct) => {
  const catalogue = readCsvRows("catalogue.csv");
  const makers = readCsvRows("makers.csv");
  const descriptions = readCsvRows("descriptions.csv");
  const labelFacts = labelFactsOf();
  const tail = rowWhere(descriptions, "key", "tail-insecticide");
  const describe = (choice: CsvRow, licence: DemoProduct["dealerLicence"], language: "en" | "te"): string => {
    const text = rowWhere(descriptions, "key", choice.cell("description")).cell(language);
    return licence === "insecticide" ? `${text} ${tail.cell(language)}` : text;
  };
  return (choice, index) => {
    const row = rowWhere(catalogue, "id", choice.cell("id"));
    const group = rowWhere(groups, "subcategory", row.cell("subcategory"));
    const groupMakers = group.cell("makers").split("|");
    const maker = rowWhere(makers, "key", groupMakers[index % groupMakers.length] ?? "");
    const titleEn = choice.cell("titleEn") || row.cell("name_en");
    const licence = licenceOf(row.cell("dealer_licence"));
    return {
      key: row.cell("id"),
      level2Key: group.cell("key"),
      slug: slugOf(titleEn),
      titleEn,
      titleTe: choice.cell("titleTe") || row.cell("name_te"),
      drawing: choice.cell("drawing"),
      hsn: row.cell("hsn"),
      gstRateInBasisPoints: Number(row.cell("gst_percent")) * 100,
      countryOfOrigin: "IN",
      maker: maker.cell("nameEn"),
      makerTe: maker.cell("nameTe"),
      dealerLicence: licence,
      descriptionEn: describe(choice, licence, "en"),
      descriptionTe: describe(choice, licence, "te"),
      attributes: [
        ...factsIn(titleEn, group.cell("level1Key")),
        ...labelFacts(row.cell("id")),
        ...weightFact(Number(choice.cell("unitWeightInGrams")), group.cell("level1Key")),
      ],
      skus: skusOf(row, choice, group),
    };
  };
};

const categoryFrom = (row: CsvRow): DemoCategory => ({
  key: row.cell("key"),
  slug: row.cell("slug"),
  titleEn: row.cell("titleEn"),
  titleTe: row.cell("titleTe"),
  bed: bedOf(row.cell("bed")),
  drawing: row.cell("drawing"),
});

const groupFrom = (row: CsvRow): DemoGroup => ({
  key: row.cell("key"),
  level1Key: row.cell("level1Key"),
  slug: slugOf(row.cell("titleEn")),
  titleEn: row.cell("titleEn"),
  titleTe: row.cell("titleTe"),
  drawing: row.cell("drawing"),
});

/** Builds the demo catalogue from the CSV files beside this one; the same files always give the same catalogue. */
export const makeCatalogue = (): DemoCatalogue => {
  const groups = readCsvRows("groups.csv");
  return {
    categories: readCsvRows("categories.csv").map(categoryFrom),
    groups: groups.map(groupFrom),
    products: readCsvRows("choices.csv").map(productBuilder(groups)),
  };
};

if (import.meta.main) {
  writeFileSync(
    new URL("./catalogue.json", import.meta.url),
    `${JSON.stringify(makeCatalogue(), null, 2)}\n`,
  );
}
