import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { ColumnId, ImportState, RowOutcome } from "../contract.ts";

const states: Readonly<Record<ImportState, string>> = {
  checking: "Checking",
  checked: "Not confirmed",
  applying: "Running",
  stopped: "Stopped",
  done: "Done",
  undoing: "Undoing",
  "undo-stopped": "Undo stopped",
  undone: "Undone",
  failed: "Not imported",
};
const outcomes: Readonly<Record<RowOutcome, string>> = {
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  rejected: "Rejected",
  kept: "Not undone",
};
const columns: Readonly<Record<ColumnId, string>> = {
  code: "Number of the pack. Needed in every row; take it from an exported file.",
  product: "Name of the product, only for you to read.",
  pack: "Size of the pack, only for you to read.",
  mrp: "Maximum retail price printed on the pack, in rupees.",
  price: "What you get for one pack, in rupees: 1125 or 1125.50.",
  commission: "What an agent earns on one pack, in rupees. rule: by its category. Empty for a new pack: 0.",
  stock: "Packs in your store-room, those of orders not sent yet among them.",
  hidden: "yes takes the pack out of the store, no shows it.",
  stockWas: "Only in exported files; leave it. A Stock equal to it counts as not changed.",
  hiddenWas: "Only in exported files; leave it. A Hidden equal to it counts as not changed.",
  breaks: "Lower prices for more packs: 10=430.00;50=420.00. Write none to have no price breaks.",
  batch:
    "Batch or lot number. Stock then counts this batch; a row for each batch of a pack. none: packs without a number.",
  expiry: "Expiry date of the batch: 2027-06-30 or 30-06-2027.",
};
const rows = (count: number) => plural("en", count, { one: "1 row", other: `${formatCount(count)} rows` });

export const en = {
  exportTitle: "Export",
  exportHint: "Your prices and stock as a CSV file, for Excel or another spreadsheet.",
  exportOwn: "Your packs",
  exportOthers: "Packs you do not sell yet",
  template: "Template",
  saved: "File saved",
  notSaved: "Could not save the file. Try again.",
  importTitle: "Import",
  importHint: (megabytes: number, most: number) =>
    `A CSV file up to ${megabytes} MB and ${formatCount(most)} rows. You see all changes before anything happens.`,
  choose: "Choose CSV file",
  sending: (percent: number) => `Sending ${percent} %`,
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Split it.`,
  noConnection: "No connection. Try again.",
  columnsTitle: "What the columns mean",
  columnsHint: "An empty cell or a missing column stays as it is. Only Pack code is needed.",
  column: (id: ColumnId) => columns[id],
  stockHint:
    "Changing only prices in an exported file? Leave the rest: orders move the stock while you edit, and an untouched Stock stays what it is by then.",
  history: "Your imports",
  noneYet: "No imports yet",
  noneYetHint: "Export your packs, change prices or stock, and choose the file here.",
  end: "No more imports",
  state: (state: ImportState) => states[state],
  /** In a preview, and once the changes are made. */
  outcome: (outcome: RowOutcome, { isMade }: { readonly isMade: boolean }) =>
    outcome === "changed" && !isMade ? "To change" : outcomes[outcome],
  counted: (what: string, count: number) => `${what} (${formatCount(count)})`,
  rows,
  checking: "Checking the rows",
  applying: "Import running",
  undoing: "Undoing the import",
  percent: (percent: number) => `${percent} %`,
  doneOf: (done: number, all: number) => `${formatCount(done)} of ${rows(all)}`,
  mayLeave: "You can leave this page.",
  stop: "Stop",
  stoppedHint: (done: number, all: number) =>
    `Stopped after ${formatCount(done)} of ${rows(all)}. What was changed stays.`,
  undoStoppedHint: (undone: number) => `${rows(undone)} set back so far.`,
  goOn: "Continue",
  previewTitle: "Nothing is changed yet",
  nothingToDo: "No row of this file changes anything.",
  apply: (count: number) => `Import ${rows(count)}`,
  otherFile: "Choose another file",
  failed: "This file cannot be imported",
  undoneHint: (undone: number, kept: number) =>
    kept === 0
      ? `${rows(undone)} set back.`
      : `${rows(undone)} set back. ${rows(kept)} changed after the import and not set back:`,
  downloadRejected: "Rejected rows, CSV",
  undo: "Undo this import",
  undoTitle: "Undo this import?",
  undoText:
    "Prices and stock go back to what they were. Packs that changed after the import stay as they are; packs it put on sale are hidden.",
  rowNumber: (row: number) => `Row ${formatCount(row)}`,
  noRows: "No such rows",
  allShown: "These are all",
  unknownPack: (code: string) => (code === "" ? "No pack code" : `Pack code ${code}`),
  priceName: "Price",
  mrpName: "MRP",
  commissionName: "Margin",
  byRule: "by the rule",
  breaksName: "Price breaks",
  noBreaks: "none",
  breakText: (packs: number, price: string) => `${packs}+ ${price}`,
  stockName: "Stock",
  batchName: (batch: string | null, day: string | null) =>
    [batch === null ? "Without a batch number" : `Batch ${batch}`, day && `expires ${day}`]
      .filter(Boolean)
      .join(", "),
  shown: "In the store",
  hiddenNow: "Hidden",
};
