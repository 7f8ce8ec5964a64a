import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { addShippingRate, changeShippingRate, listShippingRates } from "../../contract.ts";

const here = visit();

async function aTrader() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId: person.profileId, shippingRates: [] });
  return person;
}
const rate = {
  pinPrefix: "506",
  orderValueFromInPaise: 0,
  chargeInPaise: 60_00,
  leadDays: 2,
  isCashOnDelivery: true,
};

it("a seller names where he delivers; what is wrong is said beside its field", async () => {
  const { cookie } = await aTrader();
  const { user } = here.open({ at: "/app/sell/areas", as: cookie });
  expect(await screen.findByText("No delivery areas yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add area" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Enter a pin code or its first digits, such as 506.")).toBeDefined();
  expect(dialog.getByText("Enter the charge in rupees, 0 for free delivery.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Pin code or first digits" }), "506");
  await user.type(dialog.getByRole("textbox", { name: "Delivery charge" }), "60");
  await user.type(dialog.getByRole("textbox", { name: "Days until delivery" }), "2");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("All that begin with 506")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add area" }));
  const again = within(screen.getByRole("dialog"));
  await user.type(again.getByRole("textbox", { name: "Pin code or first digits" }), "506");
  await user.type(again.getByRole("textbox", { name: "Delivery charge" }), "0");
  await user.type(again.getByRole("textbox", { name: "Days until delivery" }), "1");
  await user.click(again.getByRole("button", { name: "Save" }));
  expect(await again.findByText("You already have this pin code with this order value.")).toBeDefined();
}, 30_000);

it("an area is changed and removed; what another tab has changed is shown first", async () => {
  const { cookie } = await aTrader();
  const { data } = await here.server.call(addShippingRate, { body: rate }, { as: cookie });
  const rateId = data.rates[0]?.rateId ?? 0;
  const { user } = here.open({ at: "/app/sell/areas", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Change 506…" }));
  const dialog = within(screen.getByRole("dialog"));
  const body = { ...rate, leadDays: 5, seen: rate };
  await here.server.call(changeShippingRate, { params: { rateId }, body }, { as: cookie });
  const charge = dialog.getByRole("textbox", { name: "Delivery charge" });
  await user.clear(charge);
  await user.type(charge, "75");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(
    await dialog.findByText("This area was changed in the meantime. Check it and save again."),
  ).toBeDefined();
  await waitFor(() =>
    expect(dialog.getByRole("textbox", { name: "Days until delivery" })).toHaveProperty("value", "5"),
  );
  await user.clear(charge);
  await user.type(charge, "75");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("₹75.00")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Remove 506…" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("No delivery areas yet")).toBeDefined();
  expect((await here.server.call(listShippingRates, {}, { as: cookie })).data.rates).toEqual([]);
}, 30_000);
