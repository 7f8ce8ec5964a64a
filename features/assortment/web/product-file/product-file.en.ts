import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { ProductColumn } from "../../contract/product-files.ts";

const columns: Readonly<Record<ProductColumn, string>> = {
  titleEn: "In English letters. Empty: a further pack of the product above.",
  titleTe: "In Telugu letters.",
  descriptionEn: "10 characters or more.",
  descriptionTe: "10 characters or more, in Telugu.",
  group: "A category of the list below.",
  maker: "Who makes it.",
  country: "Two letters, such as IN. Empty: India.",
  hsn: "A code of the list below, as on your purchase invoice.",
  licence: "seed, fertiliser or insecticide, if one is needed to sell it.",
  size: "A number, such as 25 or 0.5.",
  unit: "kg, g, L, ml, pc, set, m or roll.",
  weight: "Only for pc, set, m and roll.",
  mrp: "Printed on the pack, in rupees.",
  price: "What you get for a pack, in rupees.",
  commission: "What an agent earns on a pack, in rupees. Empty: 0.",
  stock: "Packs in your store-room.",
};
const products = (count: number) =>
  plural("en", count, { one: "1 product", other: `${formatCount(count)} products` });

export const en = {
  title: "New products by CSV file",
  hint: (most: number) =>
    `One row for each pack, up to ${formatCount(most)} rows. You see what is in order before anything is sent.`,
  template: "Save the template",
  saved: "File saved",
  notSaved: "The file could not be saved. Try again.",
  choose: "Choose CSV file",
  checking: "Checking…",
  tooLarge: "This file is larger than 2 MB. Split it.",
  noConnection: "No connection. Please try again.",
  columnsTitle: "What the columns mean",
  column: (id: ProductColumn) => columns[id],
  groupsTitle: "Categories",
  hsnTitle: "HSN codes with a GST rate",
  hsnMissing: "Your code is not here? Ask Santha to add its rate.",
  inOrder: (count: number) => `In order: ${products(count)}`,
  noneInOrder: "No product of this file is in order yet.",
  packs: (count: number) => plural("en", count, { one: "1 pack", other: `${count} packs` }),
  row: (number: number) => `Row ${number}`,
  toCorrect: (count: number) => `To correct: ${products(count)}`,
  send: (count: number) => `Send ${products(count)} for approval`,
  sent: (count: number) => `${products(count)} sent. Santha checks them and tells you.`,
  correctHint: "Correct these in the file and choose it again. What you have sent is not sent twice.",
};
