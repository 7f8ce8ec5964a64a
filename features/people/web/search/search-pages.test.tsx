import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
type Member = Awaited<ReturnType<typeof aPerson>>;
let me: Member;
let padma: Member;
let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  me = await aPerson(here.server, { firstName: "Venkatesh" });
  padma = await aPerson(here.server, { firstName: "Padma", firstNameTe: "పద్మ", roles: ["agent"] });
  for (let n = 0; n < 6; n += 1) await aPerson(here.server, { firstName: `Neeraja ${n}` });
  for (let n = 0; n < 7; n += 1)
    product = await aProduct(here.server, { title: { en: `Neem oil ${n}`, te: `వేప నూనె ${n}` } });
});

const open = (at: string) => here.open({ at, as: me.cookie });
const people = () => screen.findByRole("region", { name: "People" });
const products = () => screen.findByRole("region", { name: "Products" });
const goods = (within_: HTMLElement) => within(within_).findAllByRole("heading", { level: 3 });

it("[SRCH-003] [NAV-088] before a text is typed nothing is searched", async () => {
  let calls = 0;
  const before = window.fetch;
  const { user, address } = open("/app/search");
  expect(await screen.findByText("Who or what are you looking for?")).toBeDefined();
  const under = window.fetch;
  window.fetch = (...sent) => {
    if (/v2\/(people\?|store\/products)/.test(String(sent[0]))) calls += 1;
    return under(...sent);
  };
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.type(screen.getByLabelText("Name or product"), "   {Enter}");
  expect([calls, address()]).toEqual([0, "/app/search"]);
  window.fetch = under ?? before;
});

it("[SRCH-001] a text shows the first people and products, and leads to all of each", async () => {
  const { user, address } = open("/app/search");
  await user.type(await screen.findByLabelText("Name or product"), "nee{Enter}");
  await waitFor(() => expect(address()).toBe("/app/search?q=nee"));
  expect(await within(await people()).findAllByText(/^Neeraja/)).toHaveLength(4);
  expect(await goods(await products())).toHaveLength(5);
  await user.click(within(await people()).getByRole("link", { name: "See all" }));
  await waitFor(() => expect(address()).toBe("/app/search/users?q=nee"));
  expect(await screen.findAllByText(/^Neeraja/)).toHaveLength(6);
});

it("[NAV-089] [SRCH-002] a person who is found, in Telugu letters too, leads to the profile", async () => {
  const { user, address } = open(`/app/search/users?q=${encodeURIComponent("పద్మా")}`);
  await user.click(await screen.findByText("Padma"));
  await waitFor(() => expect(address()).toBe(`/app/profiles/${padma.profileKey}`));
});

it("[NAV-090] [SRCH-002] all products that are found stand on their page, and one leads to its full view", async () => {
  const { user, address } = open("/app/search/products?q=neem");
  act(() => setViewportWidth(360));
  const found = await screen.findAllByRole("heading", { level: 3 });
  expect(found).toHaveLength(7);
  await user.click(await screen.findByRole("link", { name: "Neem oil 6" }));
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/app/store/p/.*/${product.level3Id}$`)));
});

it.each(["/app/search", "/app/search/users", "/app/search/products"])(
  "[SRCH-003] a text that finds nothing says so on %s",
  async (path) => {
    open(`${path}?q=zzyzx`);
    expect(await screen.findByText('Nothing found for "zzyzx"')).toBeDefined();
  },
);

it("people without products and products without people are shown with a word about the other", async () => {
  const { user } = open("/app/search?q=padma");
  await within(await people()).findByText("Padma");
  expect(await within(await products()).findByText("No products match")).toBeDefined();
  expect(within(await products()).queryByRole("link", { name: "See all" })).toBeNull();
  const field = screen.getByLabelText("Name or product");
  await user.clear(field);
  await user.type(field, "vepa{Enter}");
  expect(await goods(await products())).toHaveLength(5);
  expect(await within(await people()).findByText("No people with this name")).toBeDefined();
});

it("a number that finds nobody says whom numbers find", async () => {
  open(`/app/search/users?q=${padma.mobileNo}`);
  expect(await screen.findByText(/A number finds only your contacts/)).toBeDefined();
});

it("without an answer for one half, the other half stands and the first is asked again when told to", async () => {
  const { user } = open("/app/search?q=nee");
  here.break(breakCalls("/v2/people?", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await within(await people()).findAllByText(/^Neeraja/)).toHaveLength(4);
});
