import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();

it("a seller gives a discount on a pack for pin codes and days, sees it among the offers, and ends it", async () => {
  const { cookie, profileId } = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId });
  const { level3Id } = await aProduct(here.server, {
    ...{ sellerId, priceInPaise: 500_00 },
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  const page = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: cookie });
  await page.user.click(await screen.findByRole("button", { name: "Give discount: 25 kg bag" }));
  const dialog = within(screen.getByRole("dialog"));
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label);
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  await type("Discount a pack", "500");
  await type("Pin codes or first digits", "506, 0");
  await type("First day", "2026-07-14");
  await type("Last day", "2099-08-14");
  await page.user.click(dialog.getByRole("button", { name: "Start offer" }));
  await waitFor(() =>
    expect(dialog.getByLabelText("Pin codes or first digits").getAttribute("aria-invalid")).toBe("true"),
  );
  await type("Pin codes or first digits", "506, 507132");
  await page.user.click(dialog.getByRole("button", { name: "Start offer" }));
  expect(await dialog.findByText("The discount must be lower than the price.")).toBeDefined();
  await type("Discount a pack", "40");
  await page.user.click(dialog.getByRole("button", { name: "Start offer" }));
  expect(await screen.findByText("Offer saved")).toBeDefined();
  await page.close();
  const { user } = here.open({ at: "/app/sell/offers", as: cookie });
  expect(await screen.findByText("₹40.00 off")).toBeDefined();
  expect(screen.getByText("Pin codes: 506, 507132")).toBeDefined();
  expect(screen.getByText("₹500.00, with the offer ₹460.00")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "End the offer on Neem cake" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "End" }));
  expect(await screen.findByText("Over")).toBeDefined();
  expect(screen.queryByRole("button", { name: "End the offer on Neem cake" })).toBeNull();
}, 30_000);
