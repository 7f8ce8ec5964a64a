import type { LocalizedText } from "#engine/contract/language.ts";
import type { FieldFault } from "#engine/server/http/answers/field-texts.ts";
import { fieldFaults } from "#engine/server/http/answers/field-texts.ts";
import type { ProductColumn } from "../../contract/product-files.ts";
import { type PackUnit, type ProductDraft, productDraft } from "../../contract/proposals.ts";
import { packsTyped, paiseTyped } from "../typed-figures.ts";
import type { PackRow } from "./read-rows.ts";

export interface Group {
  readonly level2Id: number;
  readonly title: LocalizedText;
  readonly category: LocalizedText;
}
/** The rows of one product: its facts are in the first, each has a pack. */
export type RowsOfProduct = readonly [PackRow, ...PackRow[]];
export type ReadProduct =
  | { readonly draft: ProductDraft; readonly group: Group }
  | { readonly fault: FieldFault };

/**
 * Rows by product: a row without a name, or with the name and maker of an earlier row, is a further pack of it;
 * with the name alone it belongs to the last product of that name.
 */
export function byProduct(rows: readonly PackRow[]): RowsOfProduct[] {
  const products: RowsOfProduct[] = [];
  const named = new Map<string, [PackRow, ...PackRow[]]>();
  let last: [PackRow, ...PackRow[]] | undefined;
  for (const row of rows) {
    const { titleEn = "", maker = "" } = row.cells;
    const there = titleEn === "" ? last : named.get(nameKey(titleEn, maker));
    if (there) there.push(row);
    last = there ?? [row];
    if (!there) products.push(last);
    if (titleEn !== "") named.set(nameKey(titleEn, maker), last).set(nameKey(titleEn, ""), last);
  }
  return products;
}

/** The first fact of a further row that is not the first row's, named as a field of its pack. */
export function differingFact(
  [first, ...further]: RowsOfProduct,
  groups: readonly Group[],
): string | undefined {
  const meanings = {
    level2Id: (cells: PackRow["cells"]) => groupNamed(cells.group ?? "", groups)?.level2Id,
    hsn: (cells: PackRow["cells"]) => cells.hsn,
    licenceNeeded: (cells: PackRow["cells"]) => licenceTyped(cells.licence ?? ""),
  };
  for (const [at, { cells }] of further.entries())
    for (const [field, meaningOf] of Object.entries(meanings)) {
      const column = columns[field];
      const isFilled = column !== undefined && (cells[column] ?? "") !== "";
      if (isFilled && meaningOf(cells) !== meaningOf(first.cells)) return `packs.${at + 1}.${field}`;
    }
  return undefined;
}

/** The same for names that differ in capitals and blanks only. */
export function nameKey(title: string, maker: string): string {
  return `${title} by ${maker}`.toLowerCase().replaceAll(/\s+/g, " ");
}

/** The product that the rows say, or the first fault of its fields, named as in the form. */
export function readProduct(rows: RowsOfProduct, groups: readonly Group[]): ReadProduct {
  const [{ cells }] = rows;
  const group = groupNamed(cells.group ?? "", groups);
  const checked = productDraft.safeParse(
    {
      titleEn: cells.titleEn ?? "",
      titleTe: cells.titleTe ?? "",
      descriptionEn: cells.descriptionEn ?? "",
      descriptionTe: cells.descriptionTe ?? "",
      level2Id: group?.level2Id ?? 0,
      maker: cells.maker ?? "",
      countryOfOrigin: countryTyped(cells.country ?? ""),
      hsn: cells.hsn ?? "",
      licenceNeeded: licenceTyped(cells.licence ?? ""),
      packs: rows.map(packOf),
    },
    { reportInput: true },
  );
  if (checked.success && group) return { draft: checked.data, group };
  const [fault] = checked.success ? [] : fieldFaults(checked.error.issues);
  return { fault: fault ?? { field: "level2Id", kind: "wrong" } };
}

/** A group by its name, or by category and name where two have the same, in English or Telugu. */
function groupNamed(cell: string, groups: readonly Group[]): Group | undefined {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s:>]+/g, " ");
  const typed = plain(cell);
  const named = groups.filter(({ title, category }) =>
    (["en", "te"] as const).some((language) =>
      [plain(title[language]), plain(`${category[language]}: ${title[language]}`)].includes(typed),
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}

function countryTyped(cell: string): string {
  return cell === "" || cell.toLowerCase() === "india" ? "IN" : cell.toUpperCase();
}

const licences: Readonly<Record<string, string | null>> = {
  ...{ "": null, none: null, no: null, "-": null },
  ...{ seeds: "seed", fertilizer: "fertiliser", fertilisers: "fertiliser", pesticide: "insecticide" },
};

function licenceTyped(cell: string): string | null {
  const plain = cell.toLowerCase();
  return Object.hasOwn(licences, plain) ? (licences[plain] ?? null) : plain;
}

const units: Readonly<Record<string, PackUnit>> = {
  ...{ kg: "kg", kgs: "kg", g: "g", gm: "g", gms: "g", gram: "g", grams: "g" },
  ...{ l: "L", ltr: "L", litre: "L", litres: "L", ml: "ml" },
  ...{ pc: "pc", pcs: "pc", piece: "pc", pieces: "pc", set: "set", m: "m", metre: "m", roll: "roll" },
};

/** The unit of either cell; what the two say differently is no unit. */
function unitTyped(besideSize: string, ofColumn: string): string {
  const named = [besideSize, ofColumn].filter((unit) => unit !== "");
  const known = new Set(named.map((unit) => units[unit.toLowerCase()] ?? unit));
  return known.size === 1 ? ([...known][0] ?? "") : "";
}

/** The pack of a row; its size may stand with the unit in one cell, as `25 kg`. */
function packOf({ cells }: PackRow): object {
  const [, amount = cells.size ?? "", beside = ""] = /^([0-9.]+)\s*(\p{L}*)$/u.exec(cells.size ?? "") ?? [];
  const unit = unitTyped(beside, cells.unit ?? "");
  const weight = cells.weight ?? "";
  return {
    amount,
    unit,
    weightInGrams: weight === "" ? null : packsTyped(weight),
    priceInPaise: paiseTyped(figure(cells.price)),
    mrpInPaise: paiseTyped(figure(cells.mrp)),
    commissionInPaise: paiseTyped(figure(cells.commission) || "0"),
    onHand: packsTyped(figure(cells.stock)),
  };
}

const figure = (cell: string | undefined): string => (cell ?? "").replaceAll(/[₹\s]/g, "");

const columns: Readonly<Record<string, ProductColumn>> = {
  ...{
    titleEn: "titleEn",
    titleTe: "titleTe",
    descriptionEn: "descriptionEn",
    descriptionTe: "descriptionTe",
  },
  ...{ level2Id: "group", maker: "maker", countryOfOrigin: "country", hsn: "hsn", licenceNeeded: "licence" },
  ...{ amount: "size", unit: "unit", weightInGrams: "weight", priceInPaise: "price", mrpInPaise: "mrp" },
  ...{ commissionInPaise: "commission", onHand: "stock", packs: "size" },
};

/** Where in the file a field of the form stands: its row, its column, and its name without the number of the pack. */
export function placeOf(
  field: string,
  rows: RowsOfProduct,
): { readonly rowNumber: number; readonly column: ProductColumn | null; readonly name: string } {
  const [, at, ofPack] = /^packs\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const name = ofPack ?? field;
  const row = rows[Number(at ?? 0)] ?? rows[0];
  return { rowNumber: row.rowNumber, column: columns[name] ?? null, name };
}
