import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aGroup, aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { uploadsThroughFetch } from "#testing/web/upload-through-fetch.ts";
import { visit } from "#testing/web/visit.ts";
import { aPhotoOffer, aProductFile } from "../../builders.ts";

const here = visit();
const hsn = "31010099";
let uploads: ReturnType<typeof uploadsThroughFetch>;
beforeAll(() => {
  uploads = uploadsThroughFetch();
});
afterAll(() => uploads.restore());

it("[SELL-003] a seller chooses a file, sees what is in order and what is not, and sends; an admin approves all shown with one press", async () => {
  const trader = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId: trader.profileId });
  await aProduct(here.server, { hsn, gstRateInBasisPoints: 500 });
  const { level2Id } = await aGroup(here.server, { category: "tools", group: "twin" });
  await here.server.platform.database
    .updateTable("product_level2")
    .set({ title_en: "Group paddy" })
    .where("id", "=", level2Id)
    .execute();
  const row = (name: string, group = "Category seeds: Group paddy") =>
    `${name},వేప పిండి,Pressed neem kernels.,వేప గింజల పిండి ఇది.,${group},Kakatiya,,${hsn},,40,kg,,1400,1200,60,5`;
  const file = aProductFile([row("Neem cake A"), row("Neem cake B"), row("Neem cake C", "Spaceships")]);
  const seller = here.open({ at: "/app/sell/proposals/file", as: trader.cookie });
  await screen.findByRole("button", { name: "Choose CSV file" });
  await seller.user.click(screen.getByText("What the columns mean"));
  expect(await screen.findByText("Category seeds: Group paddy")).toBeDefined();
  expect(screen.getByText("Category tools: Group paddy")).toBeDefined();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("the page takes a file");
  await seller.user.upload(input, new File([file as BlobPart], "new.csv", { type: "text/csv" }));
  const wrong = within(await screen.findByRole("region", { name: "To correct: 1 product" }));
  expect(wrong.getByText("Row 4")).toBeDefined();
  await seller.user.click(await screen.findByRole("button", { name: "Send 2 products for approval" }));
  expect(await screen.findByText("2 products sent. Santha checks them and tells you.")).toBeDefined();
  await seller.close();
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const desk = here.open({ at: "/app/admin/products", as: admin.cookie });
  await desk.user.click(await screen.findByRole("button", { name: "Approve the 2 shown" }));
  const question = within(await screen.findByRole("alertdialog"));
  await desk.user.click(question.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("2 products approved.")).toBeDefined();
});

it("photos that a seller has offered are told of on the product, and the admin approves them above the proposals", async () => {
  const trader = await aPerson(here.server, { roles: ["seller"] });
  const { level3Id } = await anOwnListing(here.server, trader.profileId);
  await aPhotoOffer(here.server, trader.cookie, level3Id);
  const seller = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  expect(await screen.findByText("Your photos are being checked.")).toBeDefined();
  await seller.close();
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const desk = here.open({ at: "/app/admin/products", as: admin.cookie });
  await desk.user.click(await screen.findByRole("button", { name: /^Approve: photos of/ }));
  expect(await screen.findByText("Approved. The photos are in the store.")).toBeDefined();
});
