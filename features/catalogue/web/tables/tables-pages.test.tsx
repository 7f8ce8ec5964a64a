import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

const anAdmin = () => aPerson(here.server, { roles: ["platform-admin"] });
const dialog = async () => within(await screen.findByRole("dialog"));

it("an admin begins an empty store with the usual categories, adds one of her own, is told beside the name that there is one, and hides it", async () => {
  const { cookie } = await anAdmin();
  const { user } = here.open({ at: "/app/admin/categories", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Add the usual categories" }));
  expect(await screen.findByRole("region", { name: "Seeds" })).toBeDefined();
  const seeds = within(screen.getByRole("region", { name: "Seeds" }));
  expect(seeds.getByText("8 groups")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add a category" }));
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Name in English" }), "Seeds");
  await user.type(form.getByRole("textbox", { name: "Name in Telugu" }), "తేనెటీగలు");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText("There is one with this name. Choose a clearer name.")).toBeDefined();
  await user.clear(form.getByRole("textbox", { name: "Name in English" }));
  await user.type(form.getByRole("textbox", { name: "Name in English" }), "Bee keeping");
  await user.selectOptions(form.getByRole("combobox", { name: "Colour" }), "Green");
  await user.click(form.getByRole("button", { name: "Add" }));
  const bees = within(await screen.findByRole("region", { name: "Bee keeping" }));
  await user.click(bees.getByRole("button", { name: "Hide: Bee keeping" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hide" }));
  expect(await bees.findByText("Hidden")).toBeDefined();
  await user.click(bees.getByRole("button", { name: "Up: Bee keeping" }));
  await screen.findByRole("button", { name: "Show again: Bee keeping" });
});

it("an admin renames a group in Telugu; what sells cannot be hidden, and the page says why", async () => {
  await aProduct(here.server, { category: "seeds", group: "paddy-seed" });
  const { cookie } = await anAdmin();
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/admin/categories", as: cookie });
  await user.click(await screen.findByRole("button", { name: "మార్చండి: వరి విత్తనాలు" }));
  const form = await dialog();
  const name = form.getByRole("textbox", { name: "పేరు తెలుగులో" });
  await user.clear(name);
  await user.type(name, "వరి వంగడాలు");
  await user.click(form.getByRole("button", { name: "సేవ్ చేయండి" }));
  await user.click(await screen.findByRole("button", { name: "దాచండి: వరి వంగడాలు" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "దాచండి" }));
  expect(await screen.findByText(/ఇందులో ఉత్పత్తులు అమ్మకంలో ఉన్నాయి/)).toBeDefined();
});

it("an admin gives a code a rate from a later day, reads what is wrong beside the field, and takes the rate back", async () => {
  await aProduct(here.server, { hsn: "31021000", gstRateInBasisPoints: 500 });
  const { cookie } = await anAdmin();
  const { user } = here.open({ at: "/app/admin/tax-rates", as: cookie });
  const code = (await screen.findByText("HSN 31021000")).closest("li");
  expect(code?.textContent).toContain("5% since 22 Sep 2025 · 1 product");
  await user.click(screen.getByRole("button", { name: "New rate: HSN 31021000" }));
  const form = await dialog();
  await user.type(form.getByLabelText("First day"), "2026-07-13");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText("Enter the rate in percent, 0 to 100.")).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "Rate in percent" }), "12.5");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText(/Choose today or a later day/)).toBeDefined();
  await user.clear(form.getByLabelText("First day"));
  await user.type(form.getByLabelText("First day"), "2027-01-01");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("12.5% from 01 Jan 2027")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Remove: HSN 31021000, 12.5% from 01 Jan 2027" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  await expect.poll(() => screen.queryByText("12.5% from 01 Jan 2027")).toBeNull();
});

it("an admin adds words that mean the same, and removes them", async () => {
  const { cookie } = await anAdmin();
  const { user } = here.open({ at: "/app/admin/synonyms", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Add words" }));
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Words" }), "casuarina");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText("Write 2 to 12 words, each on its own line.")).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "Words" }), "{Enter}సరుగుడు");
  await user.click(form.getByRole("button", { name: "Add" }));
  const remove = await screen.findByRole("button", { name: "Remove: casuarina, సరుగుడు" });
  expect(screen.getByText(/products? (is|are) still to be read again/)).toBeDefined();
  await user.click(remove);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("No words added yet")).toBeDefined();
});

it("an admin merges a maker into another after reading how many products change", async () => {
  await aProduct(here.server, { maker: "Krishna Crop Care" });
  await aProduct(here.server, { maker: "Krishna CropCare Ltd" });
  const { cookie } = await anAdmin();
  const { user } = here.open({ at: "/app/admin/makers", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Merge: Krishna CropCare Ltd" }));
  const form = await dialog();
  await user.selectOptions(form.getByRole("combobox", { name: "Into" }), "Krishna Crop Care");
  expect(form.getByText("1 product changes to Krishna Crop Care. You cannot undo this.")).toBeDefined();
  await user.click(form.getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Also written: Krishna CropCare Ltd")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Change: Krishna Crop Care" }));
  const names = await dialog();
  await user.type(names.getByRole("textbox", { name: "Name in Telugu (optional)" }), "Krishna");
  await user.click(names.getByRole("button", { name: "Save" }));
  expect(await names.findByText("Write the name in Telugu letters, or leave it empty.")).toBeDefined();
});

it("an admin adds a crop, reads beside the field which name is taken, moves it up and withdraws it", async () => {
  const { cookie } = await anAdmin();
  const { user } = here.open({ at: "/app/admin/crops", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Add a crop" }));
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Name in English" }), "Drumstick");
  await user.type(form.getByRole("textbox", { name: "Name in Telugu" }), "మునగ");
  await user.type(form.getByRole("textbox", { name: "Other names (optional)" }), "moringa{Enter}rice");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText("Another crop has this name: rice.")).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "Other names (optional)" }), "{Backspace>5/}");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Also called moringa")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Up: Drumstick" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Down: Drumstick" })).toHaveProperty("disabled", false),
  );
  await user.click(screen.getByRole("button", { name: "Withdraw: Drumstick" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByRole("button", { name: "Offer again: Drumstick" })).toBeDefined();
});

it("the tables are for platform admins, and say so without a connection", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["support"] });
  const first = here.open({ at: "/app/admin/makers", as: cookie });
  expect(await screen.findByText("This page is for platform admins")).toBeDefined();
  await first.close();
  const admin = await anAdmin();
  here.open({
    at: "/app/admin/tax-rates",
    as: admin.cookie,
    begin: () => here.break(breakCalls("/v2/admin/tax-rates", "no answer")),
  });
  expect(await screen.findByText("You are offline")).toBeDefined();
});
