import { afterAll, beforeAll, expect, test } from "vitest";
import { aDocument } from "#testing/files/documents.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPack, aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import type { DocumentFigures, PrintedDocument } from "./figures/figures.ts";
import { documentPaper } from "./printing/document-paper.ts";
import { selectDocuments } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The figures of an invoice for one pack of 25 kg of foundation seed. */
async function invoiced(): Promise<DocumentFigures> {
  const { cookie: as } = await aPerson(app);
  const ofSeed = aPack(25);
  const seedClass = {
    key: "class",
    nameEn: "Class",
    nameTe: "తరగతి",
    value: "foundation",
    unit: "",
  };
  const packs = [{ ...ofSeed, attributes: [...ofSeed.attributes, seedClass] }];
  const { listingId } = await aProduct(app, { title: { en: "Paddy seed", te: "వరి విత్తనం" }, packs });
  const { orderIds } = await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] });
  await aDocument(app, orderIds[0] ?? "");
  const [document] = await selectDocuments(app.platform.database, orderIds[0] ?? "");
  if (!document) throw new Error("there is no invoice");
  return document.figures;
}

/** The first row of the goods on the paper. */
function firstRow(figures: DocumentFigures, language: "en" | "te"): readonly string[] | undefined {
  const state = { isPractice: false, isEndedUnpaid: false, original: null, number: "SI/26-27/00001" };
  const printed: PrintedDocument = { ...state, kind: "tax-invoice", issuedAt: 0, orderedAt: 0, figures };
  const goods = documentPaper(printed, language).blocks.find((block) => block.kind === "table");
  return goods?.rows[0];
}

/** The name of the first item on the paper. */
const firstItem = (figures: DocumentFigures, language: "en" | "te") => firstRow(figures, language)?.[0];

test("(U27) an issued document names the pack in the language in which it is printed", async () => {
  const figures = await invoiced();
  expect(firstItem(figures, "en")).toBe("Paddy seed, 25 kg, foundation");
  expect(firstItem(figures, "te")).toBe("వరి విత్తనం, 25 కిలోలు, మూల విత్తనం");
});

test("(R25) a document that was issued with its pack in one text keeps that text in both languages", async () => {
  const figures = await invoiced();
  const rows = figures.rows.map((row) => (row.lineId === null ? row : { ...row, pack: "25 kg, foundation" }));
  expect(firstItem({ ...figures, rows }, "en")).toBe("Paddy seed, 25 kg, foundation");
  expect(firstItem({ ...figures, rows }, "te")).toBe("వరి విత్తనం, 25 kg, foundation");
});

test.each(["en", "te"] as const)(
  "in %s no line breaks between a number and its unit, packs and percent alike",
  async (language) => {
    const figures = await invoiced();
    const rows = figures.rows.map((row) => ({ ...row, quantity: 12, rateInBasisPoints: 1250 }));
    const row = firstRow({ ...figures, rows }, language) ?? [];
    expect([row[2], row[6]]).toEqual(["12\u00a0PAC", "12.5\u00a0%"]);
  },
);
