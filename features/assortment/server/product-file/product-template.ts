import type { SellerContext } from "#engine/server/context.ts";
import { csvPieces } from "#engine/server/http/csv.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import {
  groupInFile,
  type ProductColumn,
  productColumnIds,
  productColumns,
} from "../../contract/product-files.ts";
import { selectGroups } from "../proposals/draft-choices.queries.ts";
import { exampleMark } from "./read-rows.ts";

const firstPack: Readonly<Partial<Record<ProductColumn, string>>> = {
  titleEn: `${exampleMark} Neem cake powder`,
  titleTe: "ఉదాహరణ వేప పిండి పొడి",
  descriptionEn: "Pressed neem kernels, ground. Feeds the soil.",
  descriptionTe: "వేప గింజల పిండి. నేలకు బలం ఇస్తుంది.",
  maker: "Kakatiya Organics",
  country: "IN",
  hsn: "31010099",
  ...{ size: "40", unit: "kg", mrp: "1400.00", price: "1200.00", commission: "60.00", stock: "25" },
};
const secondPack: typeof firstPack = {
  titleEn: firstPack.titleEn ?? "",
  maker: firstPack.maker ?? "",
  ...{ size: "5", unit: "kg", mrp: "210.00", price: "180.00", commission: "9.00", stock: "60" },
};

/** The columns of new products with an example of two packs; its category is one of this store. */
export async function readProductTemplate({ database }: SellerContext): Promise<FileStream> {
  const groups = await selectGroups(database);
  const [group] = groups;
  const lines = [{ ...firstPack, ...(group && { group: groupInFile(group, groups).en }) }, secondPack];
  const names = productColumnIds.map((id) => productColumns[id]);
  return {
    contentType: "text/csv; charset=utf-8",
    savedAs: "new-products.csv",
    pieces: csvPieces(
      names,
      (async function* () {
        for (const line of lines) yield productColumnIds.map((id) => line[id] ?? "");
      })(),
    ),
  };
}
