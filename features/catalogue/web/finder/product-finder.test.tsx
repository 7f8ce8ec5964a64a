import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { listUpdates } from "#features/updates/contract/updates.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
const at = "/app/social/updates?write=true";
const field = () => screen.findByRole("textbox", { name: "Product from the store" });

it("Enter in the field of the product finder searches and does not send the form around it; what is chosen can be removed", async () => {
  await aProduct(here.server, { title: { en: "Urea 46% N", te: "యూరియా 46% N" } });
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at, as });
  await user.type(await screen.findByLabelText("What is new in your field?"), "Ready for the rain");
  await user.type(await field(), "Urea{Enter}");
  await user.click(await screen.findByRole("button", { name: "Add Urea 46% N" }));
  expect(screen.queryByRole("textbox", { name: "Product from the store" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove the product" }));
  await field();
  const { data } = await here.server.call(listUpdates, { query: { show: "mine" } }, { as });
  expect(data.updates).toEqual([]);
});

it("the product finder says when nothing has that name and when it could not search, and searches again", async () => {
  await aProduct(here.server, { title: { en: "Neem oil", te: "వేప నూనె" } });
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at, as });
  await user.type(await field(), "zzzqqq{Enter}");
  expect(await screen.findByText("No such product. Try another word.")).toBeDefined();
  here.break(breakCalls("/v2/store/products", "gateway error"));
  await user.clear(await field());
  await user.type(await field(), "Neem{Enter}");
  expect(await screen.findByText("Could not search. Try again.")).toBeDefined();
  here.mend();
  await user.click(screen.getByRole("button", { name: "Find" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add Neem oil" })).toBeDefined());
});
