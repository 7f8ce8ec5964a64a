import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, type BuiltProduct } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let product: BuiltProduct;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  setViewportWidth(360);
  server = await testApp();
  product = await aProduct(server, { title: { en: "Neem oil", te: "వేప నూనె" } });
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  await page?.close();
});
afterAll(() => server.close());

const shareButton = { name: "Share with everyone: Neem oil" };

async function openProduct(roles: readonly ("agent" | "seller" | "platform-admin")[]): Promise<OpenedApp> {
  const { cookie } = await aPerson(server, { firstName: "Padma", roles });
  page = openApp(server, { at: `/app/store/p/seeds/neem-oil/${product.level3Id}`, as: cookie });
  await screen.findByRole("heading", { level: 2, name: "Neem oil" });
  return page;
}

it("[HOME-002] an agent shares a product from its page with a title and words, sees it in the stream, and withdraws it there", async () => {
  const { user, goTo } = await openProduct(["agent"]);
  await user.click(await screen.findByRole("button", shareButton));
  const sheet = within(screen.getByRole("dialog", { name: "Share with everyone" }));
  await user.click(sheet.getByRole("button", { name: "Share" }));
  expect(sheet.getByText("Write a title of at least 4 letters.")).toBeDefined();
  await user.type(sheet.getByLabelText("Title"), "Spray in the evening");
  await user.type(sheet.getByLabelText("Message (optional)"), "Not in the sun.");
  await user.click(sheet.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Shared. Everyone sees it under What's new.")).toBeDefined();
  act(() => goTo("/app/home/social"));
  expect(await screen.findByRole("heading", { name: "Spray in the evening" })).toBeDefined();
  expect(screen.getByText("Not in the sun.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Withdraw: Spray in the evening" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Ok" }));
  await waitFor(() => expect(screen.queryByText("Spray in the evening")).toBeNull());
});

it("what was shared already leads to it and can be withdrawn, and then be shared anew", async () => {
  const { user } = await openProduct(["agent"]);
  await user.click(await screen.findByRole("button", shareButton));
  await user.type(screen.getByLabelText("Title"), "Spray in the evening");
  await user.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Share with everyone" })).toBeNull());
  await user.click(screen.getByRole("button", shareButton));
  expect(await screen.findByText(/^You have shared this product/)).toBeDefined();
  expect(screen.getByRole("link", { name: "View" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Share with everyone" })).toBeNull());
  await user.click(screen.getByRole("button", shareButton));
  expect(await screen.findByLabelText("Title")).toBeDefined();
});

it("a share that is not sent keeps what is typed and says so", async () => {
  const { user } = await openProduct(["agent"]);
  await user.click(await screen.findByRole("button", shareButton));
  await user.type(screen.getByLabelText("Title"), "Spray in the evening");
  mend = breakCalls("/v2/feed/shares", "no answer");
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Could not share");
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Spray in the evening");
});

it("a platform admin keeps it at the top, and it is the store's word", async () => {
  const { user, goTo } = await openProduct(["platform-admin"]);
  await user.click(await screen.findByRole("button", shareButton));
  await user.type(screen.getByLabelText("Title"), "Spray safely");
  await user.click(screen.getByRole("checkbox", { name: "Pin to the top as important" }));
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Shared. Everyone sees it under What's new.");
  act(() => goTo("/app/home/social"));
  const poster = (await screen.findByRole("heading", { name: "Spray safely" })).closest("article");
  expect(poster?.textContent).toContain("Important");
  expect(poster?.textContent).toContain("Santha store");
});

it("a seller is offered it for what he sells alone, a farmer not at all", async () => {
  await openProduct([]);
  expect(screen.queryByRole("button", shareButton)).toBeNull();
  await page?.close();
  const dealer = await aPerson(server, { roles: ["seller"] });
  const { sellerId } = await aSeller(server, { profileId: dealer.profileId });
  const own = await aProduct(server, { sellerId, title: { en: "Own urea", te: "యూరియా" } });
  page = openApp(server, { at: `/app/store/p/seeds/own/${own.level3Id}`, as: dealer.cookie });
  expect(await screen.findByRole("button", { name: "Share with everyone: Own urea" })).toBeDefined();
  act(() => page?.goTo(`/app/store/p/seeds/neem-oil/${product.level3Id}`));
  await screen.findByRole("heading", { level: 2, name: "Neem oil" });
  await waitFor(() => expect(screen.queryByRole("button", { name: /Share with everyone/ })).toBeNull());
});
