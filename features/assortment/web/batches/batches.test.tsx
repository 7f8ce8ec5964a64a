import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPack, aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

it("[SELL-003] a seller counts a pack by batch: he names what is there, adds, corrects and takes out, and sees what is wrong beside its field", async () => {
  const trader = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId: trader.profileId });
  const { level3Id } = await aProduct(here.server, { sellerId, onHand: 30, packs: [aPack(25)] });
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  const card = within(await screen.findByRole("region", { name: "25 kg bag" }));
  const press = async (name: string) => user.click(await card.findByRole("button", { name }));
  const typed = async (values: Readonly<Record<string, string>>) => {
    const dialog = within(await screen.findByRole("dialog"));
    for (const [label, value] of Object.entries(values))
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    return dialog;
  };
  await press("Add batch: 25 kg bag");
  const dialog = await typed({ "Batch or lot number": "A-1", "Expiry date": "2020-01-31", Packs: "40" });
  expect(await dialog.findByText("Choose a day after today.")).toBeDefined();
  await typed({ "Expiry date": "2030-01-31" });
  expect(await dialog.findByText("Only 30 packs are in stock without a batch.")).toBeDefined();
  await typed({ Packs: "12" });
  expect(await card.findByRole("button", { name: "Correct batch A-1" })).toBeDefined();
  expect(card.queryByRole("textbox", { name: "Stock in packs" })).toBeNull();
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A-112\spacks · Expires 31 Jan 2030/),
    expect.stringMatching(/^Without a batch number18\spacks/),
  ]);
  await press("Correct batch A-1");
  await typed({ Packs: "20" });
  expect(await card.findByText(/38\spacks in stock/)).toBeDefined();
  await press("Take batch A-1 out of stock");
  const asked = within(await screen.findByRole("alertdialog"));
  expect(asked.getByText(/20\spacks leave your stock/)).toBeDefined();
  await user.click(asked.getByRole("button", { name: "Take out" }));
  expect(await card.findByText(/18\spacks in stock/)).toBeDefined();
  await press("Correct the packs without a batch number");
  await typed({ Packs: "1" });
  expect(await card.findByText(/^1\spack in stock/)).toBeDefined();
  await press("Take the packs without a batch number out of stock");
  const last = within(await screen.findByRole("alertdialog"));
  expect(last.getByText(/1\spack leaves your stock and is no longer for sale/)).toBeDefined();
});
