import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { aDraft, aProposal } from "../../builders.ts";

const here = visit();
const hsn = "31010099";

async function aTrader() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId: person.profileId });
  const { level2Id } = await aProduct(here.server, { hsn, gstRateInBasisPoints: 500 });
  return { ...person, level2Id };
}

it("[SELL-003] a seller proposes a product; what is missing is said beside its field; then it waits", async () => {
  const { cookie } = await aTrader();
  const { user } = here.open({ at: "/app/sell/proposals/new", as: cookie });
  await user.type(await screen.findByRole("textbox", { name: "Name in English" }), "Neem cake powder");
  await user.click(screen.getByRole("button", { name: "Send for approval" }));
  expect(await screen.findByText("Please correct the marked fields.")).toBeDefined();
  expect(screen.getByText("Write the name in Telugu letters, 2 to 90 characters.")).toBeDefined();
  expect(screen.getByText("Choose the HSN code.")).toBeDefined();
  const type = (name: string, text: string) => user.type(screen.getByRole("textbox", { name }), text);
  await type("Name in Telugu", "వేప పిండి");
  await type("Description in English", "Pressed neem kernels.");
  await type("Description in Telugu", "వేప గింజల పిండి పొడి.");
  await user.type(screen.getByRole("combobox", { name: "Maker" }), "Kakatiya");
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Category seeds: Group paddy");
  await user.selectOptions(screen.getByRole("combobox", { name: "HSN code and GST" }), `${hsn}: GST 5 %`);
  await type("Size", "40");
  await type("Your price", "1200");
  await type("MRP", "1400");
  await type("Stock in packs", "5");
  await user.click(screen.getByRole("button", { name: "Send for approval" }));
  const row = await screen.findByRole("link", { name: /Neem cake powder/ });
  expect(row.textContent).toContain("Waiting for approval");
}, 30_000);

it("the platform admin refuses with a reason, the seller changes and sends it again, and it is approved", async () => {
  const trader = await aTrader();
  const title = { titleEn: "Castor cake", titleTe: "ఆముదం పిండి" };
  const proposalId = await aProposal(
    here.server,
    trader.cookie,
    aDraft({ level2Id: trader.level2Id, hsn, ...title }),
  );
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const desk = here.open({ at: "/app/admin/products", as: admin.cookie });
  const card = async () => within(await screen.findByRole("region", { name: "Castor cake" }));
  expect((await card()).getByText("ఆముదం పిండి").lang).toBe("te");
  await desk.user.click((await card()).getByRole("button", { name: "Refuse: Castor cake" }));
  const dialog = within(screen.getByRole("dialog"));
  await desk.user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await dialog.findByText(/Write the reason in 5 to 300/)).toBeDefined();
  await desk.user.type(dialog.getByRole("textbox", { name: "Reason" }), "Say the strength in the name.");
  await desk.user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("Refused. The seller is told.")).toBeDefined();
  await desk.close();
  const shop = here.open({ at: `/app/sell/proposals/${proposalId}`, as: trader.cookie });
  expect(await screen.findByText("Not approved: Say the strength in the name.")).toBeDefined();
  const name = await screen.findByRole("textbox", { name: "Name in English" });
  await shop.user.type(name, " 4 %");
  await shop.user.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByRole("heading", { name: "Castor cake 4 %" })).toBeDefined();
  await shop.close();
  const again = here.open({ at: "/app/admin/products", as: admin.cookie });
  await again.user.click(await screen.findByRole("button", { name: "Approve: Castor cake 4 %" }));
  await again.user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Approve: Castor cake 4 %" })).toBeNull());
}, 30_000);
