import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { lastRequestId, sendALicence } from "#testing/shop/licences.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { approveLicence } from "../contract.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

/** A seller whose fertiliser licence has ended, with a listed fertiliser that needs it. */
async function aLapsedSeller() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  const licences = [{ kind: "fertiliser", licenceNumber: "TS/FERT/9", validUntil: "2020-03-31" }] as const;
  const { sellerId } = await aSeller(here.server, { profileId: person.profileId, licences });
  const title = { en: "Urea", te: "యూరియా" };
  const product = await aProduct(here.server, { sellerId, title, dealerLicence: "fertiliser" });
  return { person, ...product };
}
const card = async (name: string) => within(await screen.findByRole("region", { name }));

it("a seller sees on the product why it is off the shelves, comes to the licences, and is told beside the fields what is wrong with a new one", async () => {
  const { person, level3Id } = await aLapsedSeller();
  const first = here.open({ at: "/app/sell/catalogue", as: person.cookie });
  expect(await screen.findByText("Off the shelves: fertiliser licence ended")).toBeDefined();
  await first.close();
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: person.cookie });
  expect(await screen.findByText("Off the shelves: fertiliser licence ended")).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Renew the licence" }));
  const licence = await card("Fertiliser licence");
  expect(licence.getByText("Ended")).toBeDefined();
  expect(licence.getByText("1 pack is off the shelves without this licence.")).toBeDefined();
  expect((await card("Seed licence")).getByText("Not added")).toBeDefined();
  await user.click(licence.getByRole("button", { name: "Renew: Fertiliser licence" }));
  expect(licence.getByRole("textbox", { name: "Number" })).toHaveProperty("value", "TS/FERT/9");
  await user.click(licence.getByRole("button", { name: "Send to be checked" }));
  expect(await licence.findByText("Enter the licence's last day.")).toBeDefined();
  expect(licence.getByText("Add a photo of the licence.")).toBeDefined();
});

it("an admin sends a licence back with a reason, which the seller reads in Telugu; what another admin has decided is shown so", async () => {
  const { person } = await aLapsedSeller();
  await sendALicence(here.server, person, { kind: "fertiliser", validUntil: "2031-03-31" });
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const desk = here.open({ at: "/app/admin/licences", as: admin.cookie });
  const { user } = desk;
  expect(await screen.findByText("TS/FERT/9, until 31 Mar 2020")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Send back: Fertiliser licence/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Send back" }));
  expect(await dialog.findByText("Please write the reason.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "The photo is blurred.");
  await user.click(dialog.getByRole("button", { name: "Send back" }));
  expect(await screen.findByText("No licences to check")).toBeDefined();
  await sendALicence(here.server, person, { kind: "seed" });
  await desk.close();
  const again = here.open({ at: "/app/admin/licences", as: admin.cookie });
  await again.user.click(await screen.findByRole("button", { name: /^Approve: Seed licence/ }));
  const params = { requestId: await lastRequestId(here.server) };
  expect((await here.server.call(approveLicence, { params }, { as: admin.cookie })).status).toBe(200);
  await again.user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("This licence is not waiting for a decision any more.")).toBeDefined();
  expect(await screen.findByText("No licences to check")).toBeDefined();
  await again.close();
  chooseLanguage("te");
  here.open({ at: "/app/sell/licences", as: person.cookie });
  const sent = await screen.findByRole("region", { name: "ఎరువుల లైసెన్స్" });
  expect(sent.textContent).toContain("తిరిగి పంపాం");
  expect(sent.textContent).toContain("The photo is blurred.");
});

it("an admin suspends a seller on the person's page; the seller reads why and whom to call, and cannot sell until it is over", async () => {
  const { person, level3Id } = await aLapsedSeller();
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const desk = here.open({ at: `/app/admin/people/${person.profileKey}`, as: admin.cookie });
  const { user } = desk;
  await user.click(await screen.findByRole("link", { name: "Selling" }));
  await user.click(await screen.findByRole("button", { name: "Suspend" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Sold empty bags in May.");
  await user.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(await screen.findByRole("button", { name: "Let sell again" })).toBeDefined();
  await desk.close();
  const page = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: person.cookie });
  expect(await screen.findByText("Your selling is suspended")).toBeDefined();
  expect(screen.getByText(/Sold empty bags in May\./)).toBeDefined();
  expect(screen.getByRole("link", { name: /Questions\? Call/ }).getAttribute("href")).toMatch(/^tel:/);
  expect(await screen.findByText("Suspended")).toBeDefined();
  await page.close();
  const end = here.open({ at: `/app/admin/people/${person.profileKey}/selling`, as: admin.cookie });
  await end.user.click(await screen.findByRole("button", { name: "Let sell again" }));
  await end.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Let sell again" }),
  );
  expect(await screen.findByText("May sell")).toBeDefined();
});

it("without an answer the page says so; nobody but a seller sees it", async () => {
  const { person } = await aLapsedSeller();
  const first = here.open({
    at: "/app/sell/licences",
    as: person.cookie,
    begin: () => here.break(breakCalls("/v2/selling/licences", "no answer")),
  });
  expect(await screen.findByText("You are offline")).toBeDefined();
  here.mend();
  await first.close();
  const { cookie } = await aPerson(here.server, { roles: ["agent"] });
  here.open({ at: "/app/sell/licences", as: cookie });
  await waitFor(() => expect(screen.getByText("This page is for sellers")).toBeDefined());
});
