import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { changeOwnListing } from "#features/assortment/contract/listings.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { addCommissionRule } from "../contract.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

/** The row of a category or group. */
const row = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);

it("the platform admin sets what agents earn in a group from a day on, and what is wrong is told beside its field", async () => {
  await aProduct(here.server);
  const { cookie } = await aPerson(here.server, { roles: ["platform-admin"] });
  const { user } = here.open({ at: "/app/admin/commissions", as: cookie });
  expect((await row("Group paddy")).getByText("No margin")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Set the margin: Group paddy" }));
  const dialog = within(await screen.findByRole("dialog"));
  const rate = dialog.getByRole("textbox", { name: "Margin in percent of the price" });
  await user.type(rate, "4,5x");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/Enter a percentage from 0 to 100/)).toBeDefined();
  await user.clear(rate);
  await user.type(rate, "4.5");
  const day = dialog.getByLabelText("Begins on");
  await user.clear(day);
  await user.type(day, "2026-07-14");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Margin set")).toBeDefined();
  expect(await (await row("Group paddy")).findByText(/^4\.5\s%/)).toBeDefined();
  expect((await row("Group paddy")).getByText(/own rule since/)).toBeDefined();
  expect((await row("Category seeds")).getByText("No margin")).toBeDefined();
});

it("a seller sees the rule that applies on the pack's form and in the list, and may go by it", async () => {
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const seller = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId: seller.profileId });
  const terms = { priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00 };
  const product = await aProduct(here.server, {
    ...{ sellerId, ...terms, category: "ruled", group: "ruled-group" },
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  await here.server.call(
    addCommissionRule,
    {
      body: { level1Id: null, level2Id: product.level2Id, validFrom: "2026-07-14", rateInBasisPoints: 400 },
    },
    { as: admin.cookie },
  );
  const { user } = here.open({ at: `/app/sell/catalogue/${product.level3Id}`, as: seller.cookie });
  const pack = within(await screen.findByRole("region", { name: "25 kg bag" }));
  await user.click(pack.getByRole("checkbox", { name: "By the rule of its group: 4\u00a0%, ₹18.00" }));
  expect(pack.queryByRole("textbox", { name: "Agent's margin" })).toBeNull();
  expect(pack.getByText(/With an agent the buyer pays ₹468\.00/)).toBeDefined();
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  const seen = { ...terms, onHand: 100, isListed: true, isCommissionByRule: true, commissionInPaise: 18_00 };
  const again = await here.server.call(
    changeOwnListing,
    { params: { listingId: product.listingId }, body: { ...seen, seen } },
    { as: seller.cookie },
  );
  expect(again.data.packs[0]?.listing).toMatchObject({ isCommissionByRule: true, commissionInPaise: 18_00 });
});
