import type { DemoSku, DemoSkuAttribute } from "./catalogue-data.ts";
import type { CsvRow } from "./csv-rows.ts";
import { contentOf, packTitles, readPack, weightOf } from "./packs.ts";
import { moneyOf } from "./prices.ts";

/** A second choice beside the pack: its SKUs differ by one word and perhaps in price. */
interface AxisValue {
  attribute: DemoSkuAttribute;
  en: string;
  te: string;
  surcharge: number;
}

const axes: Record<string, AxisValue[]> = {
  class: [
    {
      attribute: { key: "class", value: "certified", unit: null },
      en: "certified",
      te: "ధ్రువీకరించినది",
      surcharge: 1,
    },
    {
      attribute: { key: "class", value: "foundation", unit: null },
      en: "foundation",
      te: "మూల విత్తనం",
      surcharge: 1.12,
    },
  ],
  size: ["7", "8", "9", "10"].map((value) => ({
    attribute: { key: "size", value, unit: null },
    en: `size ${value}`,
    te: `సైజు ${value}`,
    surcharge: 1,
  })),
};

/** The SKUs of one chosen product: every pack, and every word of the second choice where it has one. */
export const skusOf = (row: CsvRow, choice: CsvRow, group: CsvRow): DemoSku[] => {
  const id = row.cell("id");
  const packs = (choice.cell("packs") || row.cell("pack_sizes")).split("|").map(readPack);
  const isSoldByWeightToo = packs.some(({ unit }) => unit === "g");
  const pricedContent = contentOf(readPack(row.cell("price_for_pack")), isSoldByWeightToo);
  const range = {
    id,
    min: Number(row.cell("price_min_inr")),
    max: Number(row.cell("price_max_inr")),
    notifiedMrp:
      choice.cell("notifiedMrpInRupees") === "" ? null : Number(choice.cell("notifiedMrpInRupees")),
    commissionInBasisPoints: Number(group.cell("commissionInBasisPoints")),
  };
  const variants: (AxisValue | null)[] = axes[choice.cell("axis")] ?? [null];
  return packs.flatMap((pack) => {
    const content = contentOf(pack, isSoldByWeightToo);
    const titles = packTitles(pack, choice.cell("saleUnit") || row.cell("sale_unit"));
    return variants.map((variant) => ({
      key: [
        id,
        pack.value,
        pack.unit.toLowerCase(),
        ...(variant === null ? [] : [variant.attribute.value]),
      ].join("-"),
      attributes: [
        { key: "pack", value: pack.value, unit: pack.unit },
        ...(variant === null ? [] : [variant.attribute]),
      ],
      packTitleEn: variant === null ? titles.en : `${titles.en}, ${variant.en}`,
      packTitleTe: variant === null ? titles.te : `${titles.te}, ${variant.te}`,
      ...moneyOf(range, content / pricedContent, variant?.surcharge ?? 1),
      weightInGrams: weightOf(pack, content, Number(choice.cell("unitWeightInGrams"))),
    }));
  });
};
