import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { uploadsThroughFetch } from "#testing/web/upload-through-fetch.ts";
import { visit } from "#testing/web/visit.ts";
import { aFile, anImport, work } from "../builders.ts";
import { listImports } from "../contract.ts";

const here = visit();
let uploads: ReturnType<typeof uploadsThroughFetch>;
beforeAll(() => {
  uploads = uploadsThroughFetch();
});
afterAll(() => uploads.restore());
afterEach(() => chooseLanguage("en"));

async function aTrader() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId: person.profileId });
  const product = await aProduct(here.server, {
    ...{ sellerId, priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00 },
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  return { ...person, skuId: product.skuIds[0] ?? 0 };
}

it("[SELL-003] a seller chooses a file, sees what would change, confirms, reads the report and undoes it", async () => {
  const trader = await aTrader();
  const { user } = here.open({ at: "/app/sell/catalogue", as: trader.cookie });
  await user.click(await screen.findByRole("link", { name: "Import and export" }));
  expect(await screen.findByText("No imports yet")).toBeDefined();
  const file = aFile([`${trader.skuId},,,,44,,,`, "77777777,,,,1,,,"]);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("the page takes a file");
  await user.upload(input, new File([file as BlobPart], "prices.csv", { type: "text/csv" }));
  expect(await screen.findByText("Checking the rows")).toBeDefined();
  expect(screen.getByRole("progressbar", { name: "Checking the rows" })).toBeDefined();
  const { data } = await here.server.call(listImports, { query: {} }, { as: trader.cookie });
  const importId = data.imports[0]?.importId ?? 0;
  await work(here.server, importId);
  expect(await screen.findByText("Nothing is changed yet")).toBeDefined();
  const rejected = within(await screen.findByRole("list", { name: "Rejected" }));
  expect(rejected.getByText("Row 3")).toBeDefined();
  expect(rejected.getByText(/No pack has this code/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "To change (1)" }));
  const changed = within(await screen.findByRole("list", { name: "To change" }));
  expect(changed.getByText("Neem cake").closest("li")?.textContent).toContain("Price ₹450.00 → ₹44.00");
  await user.click(screen.getByRole("button", { name: "Import 1 row" }));
  expect(await screen.findByRole("progressbar", { name: "Import running" })).toBeDefined();
  await work(here.server, importId);
  const undo = await screen.findByRole("button", { name: "Undo this import" });
  expect(screen.getByRole("button", { name: "Rejected rows, CSV" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Changed (1)" })).toBeDefined();
  await user.click(undo);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Undo this import" }));
  await screen.findByRole("progressbar", { name: "Undoing the import" });
  await work(here.server, importId);
  expect(await screen.findByText("1 row set back.")).toBeDefined();
});

it("a running import is stopped from its page and goes on from there, in Telugu as well", async () => {
  const trader = await aTrader();
  const { importId } = await anImport(here.server, trader.cookie, aFile([`${trader.skuId},,,,44,,,`]));
  await work(here.server, importId);
  const { user } = here.open({ at: `/app/sell/catalogue/import/${importId}`, as: trader.cookie });
  await user.click(await screen.findByRole("button", { name: "Import 1 row" }));
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText(/Stopped after 0 of 1 row/)).toBeDefined();
  chooseLanguage("te");
  await user.click(await screen.findByRole("button", { name: "కొనసాగించండి" }));
  expect(await screen.findByRole("progressbar", { name: "దిగుమతి జరుగుతోంది" })).toBeDefined();
});

it("a check is stopped from its page; in Telugu rows are to be changed before and changed after confirming", async () => {
  const trader = await aTrader();
  const csv = aFile([`${trader.skuId},,,,44,,,`]);
  const stuck = await anImport(here.server, trader.cookie, csv);
  const { user, close } = here.open({
    at: `/app/sell/catalogue/import/${stuck.importId}`,
    as: trader.cookie,
  });
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("You stopped the check. Nothing was changed.")).toBeDefined();
  await close();
  const { importId } = await anImport(here.server, trader.cookie, csv);
  await work(here.server, importId);
  const again = here.open({ at: `/app/sell/catalogue/import/${importId}`, as: trader.cookie });
  await again.user.click(await screen.findByRole("button", { name: "Import 1 row" }));
  chooseLanguage("te");
  await screen.findByRole("progressbar");
  await work(here.server, importId);
  expect(await screen.findByRole("button", { name: "మారినవి (1)" })).toBeDefined();
});

it("an unreadable file says why, and another seller's import is not found", async () => {
  const trader = await aTrader();
  const { importId } = await anImport(here.server, trader.cookie, aFile(["1"], "Price"));
  await work(here.server, importId);
  const at = `/app/sell/catalogue/import/${importId}`;
  const own = here.open({ at, as: trader.cookie });
  expect(await screen.findByText(/must name the column “Pack code”/)).toBeDefined();
  await own.close();
  here.open({ at, as: (await aTrader()).cookie });
  expect(await screen.findByText("This import was not found.")).toBeDefined();
});

it("without a network the list of imports says so and is asked again", async () => {
  const trader = await aTrader();
  const begin = () => here.break(breakCalls(listImports.path, "gateway error"));
  const { user } = here.open({ at: "/app/sell/catalogue/import", as: trader.cookie, begin });
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("No imports yet")).toBeDefined();
});
