import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";

const keeping = "/v2/farmstore/wishlist";
const here = unsentVisit({ width: 1280 });

async function logOutAndKeep(): Promise<void> {
  await here.press("Account");
  await here.press("Log out");
  const question = within(await screen.findByRole("dialog", { name: "Not everything is sent" }));
  await here.page.user.click(question.getByRole("button", { name: "Keep for this account" }));
  await screen.findByRole("heading", { name: "Sign in" });
}

const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("what was said of a heart is not shown any more when its person has logged out", async () => {
  await here.open("/app/store");
  here.break(breakCalls(keeping, "no answer"));
  await here.press("Wishlist: Urea 46% N");
  await screen.findByText("No connection. Saved on this phone; sent when you are online.");
  here.mend();
  await logOutAndKeep();
  expect(said().join("")).toBe("");
});

it("what becomes of a heart after its person has logged out is not said to who comes next", async () => {
  await here.open("/app/store");
  const release = delayCalls(keeping);
  await here.press("Wishlist: Urea 46% N");
  await here.press("Wishlist: Urea 46% N");
  await logOutAndKeep();
  release();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(said().join("")).toBe("");
});
