import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { type LocalizedText, localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { rowId } from "./listings.ts";
import { proposalRevision } from "./proposals.ts";

/** Most rows of one file of new products, its head not counted. */
export const mostProductRows = 1000;
/** Most proposals that are approved with one press. */
export const mostApprovedAtOnce = 50;

/** The columns of the file in their order, by the names in its first line. */
export const productColumns = {
  titleEn: "Name in English",
  titleTe: "Name in Telugu",
  descriptionEn: "Description in English",
  descriptionTe: "Description in Telugu",
  group: "Category",
  maker: "Maker",
  country: "Country",
  hsn: "HSN",
  licence: "Licence",
  size: "Size",
  unit: "Unit",
  weight: "Weight in grams",
  mrp: "MRP",
  price: "Price",
  commission: "Agent margin",
  stock: "Stock",
} as const;
export type ProductColumn = keyof typeof productColumns;
export const productColumnIds = Object.keys(productColumns) as readonly ProductColumn[];

interface NamedGroup {
  readonly title: LocalizedText;
  readonly category: LocalizedText;
}

/** A group as a file names it: with its category where another group has the same name. */
export function groupInFile({ title, category }: NamedGroup, groups: readonly NamedGroup[]): LocalizedText {
  const named = groups.filter((group) => group.title.en === title.en || group.title.te === title.te);
  if (named.length < 2) return title;
  return { en: `${category.en}: ${title.en}`, te: `${category.te}: ${title.te}` };
}

const report = z.object({
  /** Products that are in order: to be proposed, or proposed by this call. */
  products: z.array(
    z.object({
      /** As a spreadsheet counts: the head is row 1. */
      rowNumber: z.int(),
      title: localizedText,
      group: localizedText,
      packCount: z.int(),
      /** The price of its first pack. */
      priceInPaise: paise,
    }),
  ),
  /** Products that are left out, each with its first fault. */
  rejected: z.array(
    z.object({
      rowNumber: z.int(),
      title: z.string(),
      column: z.nullable(z.enum(productColumnIds)),
      reason: z.string(),
    }),
  ),
});
export type ProductFileReport = z.output<typeof report>;

const fileErrors = {
  "assortment/no-business": 404,
  "assortment/file-unreadable": 422,
  "assortment/file-without-columns": 422,
  "assortment/file-empty": 422,
  "assortment/file-too-long": 422,
} as const;
const limit = { hits: 60, windowInMinutes: 60 };

export const readProductTemplate = endpoint({
  name: "assortment/read-product-template",
  summary:
    "A CSV file with the columns of new products and an example of two packs, which is never proposed.",
  method: "GET",
  path: "/v2/selling/product-files/template",
  permission: "seller",
  sellerPart: "catalogue",
  givesFile: "csv",
  answer: z.custom<FileStream>(),
  errors: {},
});

export const checkProductFile = endpoint({
  name: "assortment/check-product-file",
  summary:
    "Checks a CSV file of new products, one row for each pack, and says which are in order. Nothing is written.",
  method: "POST",
  path: "/v2/selling/product-files/checks",
  permission: "seller",
  sellerPart: "catalogue",
  takesCsv: true,
  answer: report,
  limit,
  errors: fileErrors,
});

export const sendProductFile = endpoint({
  name: "assortment/send-product-file",
  summary:
    "Proposes the products of a CSV file that are in order. What the caller has proposed already is left out, so a file may be sent again; a refused product that was corrected is proposed anew.",
  method: "POST",
  path: "/v2/selling/product-files",
  permission: "seller",
  sellerPart: "catalogue",
  takesCsv: true,
  answer: report,
  success: "CREATED",
  limit,
  errors: fileErrors,
});

export const approveProposals = endpoint({
  name: "assortment/approve-proposals",
  summary:
    "The platform admin takes several proposed products into the common list. Each stands alone: those that cannot be approved are answered with the reason.",
  method: "POST",
  path: "/v2/admin/product-proposals/approvals",
  permission: "platform-admin",
  body: z.object({
    proposals: z
      .array(z.object({ proposalId: rowId, revision: proposalRevision }))
      .check(z.minLength(1), z.maxLength(mostApprovedAtOnce)),
  }),
  answer: z.object({
    approved: z.array(rowId),
    left: z.array(z.object({ proposalId: rowId, reason: z.string() })),
  }),
  errors: {},
});
