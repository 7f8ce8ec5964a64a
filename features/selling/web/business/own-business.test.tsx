import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { viewProduct } from "#features/store/contract/store.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();

const shop = async () => within(await screen.findByRole("region", { name: "Your shop" }));

it("a seller writes his town in Latin and Telugu letters on his profile; his products show it so", async () => {
  const { cookie, profileId } = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId });
  const { level3Id } = await aProduct(here.server, { sellerId });
  const { user } = here.open({ at: "/app/profiles", as: cookie });
  await user.click(await (await shop()).findByRole("button", { name: "Change town" }));
  const town = screen.getByLabelText("Town");
  const townTe = screen.getByLabelText("Town in Telugu letters");
  await user.clear(town);
  await user.type(town, "Narsampet");
  await user.clear(townTe);
  await user.type(townTe, "Narsampet");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(townTe.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(townTe);
  await user.type(townTe, "నర్సంపేట");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await shop()).getByText("నర్సంపేట").lang).toBe("te"));
  const { data } = await here.server.call(viewProduct, { params: { level3Id } }, { as: cookie });
  expect(data.skus[0]?.listings[0]?.sellerTown).toEqual({ en: "Narsampet", te: "నర్సంపేట" });
});

it("(U27) in Telugu each fact of the shop stands beside its own word", async () => {
  chooseLanguage("te");
  const { cookie, profileId } = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId });
  here.open({ at: "/app/profiles", as: cookie });
  const card = within(await screen.findByRole("region", { name: "మీ షాపు" }));
  await card.findByText("Warangal");
  const facts = card.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts.map(([term]) => term)).toEqual([
    "ఊరు (ఇంగ్లిష్ అక్షరాల్లో)",
    "ఊరు (తెలుగు అక్షరాల్లో)",
    "పిన్ కోడ్",
    "జీఎస్టీ నంబర్ (GSTIN)",
  ]);
  expect(facts[0]?.[1]).toBe("Warangal");
  expect(facts[2]?.[1]).toMatch(/^\d{6}$/);
  expect(facts[3]?.[1]).toMatch(/^[0-9A-Z]{15}$/);
  chooseLanguage("en");
});

it("a shop that cannot be read says so on the profile, and can be asked for again", async () => {
  const { cookie, profileId } = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId });
  const begin = () => here.break(breakCalls("/v2/selling/business", "no answer"));
  const { user } = here.open({ at: "/app/profiles", as: cookie, begin });
  const again = await (await shop()).findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await (await shop()).findByRole("button", { name: "Change town" })).toBeDefined();
});

it("a seller without a business has no shop on the profile", async () => {
  const { cookie } = await aPerson(here.server, { firstName: "Padma", roles: ["seller"] });
  here.open({ at: "/app/profiles", as: cookie });
  await screen.findByRole("heading", { name: "Padma" });
  await waitFor(() => expect(queryClient.getQueryState(["selling", "business"])?.status).toBe("success"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your shop" })).toBeNull());
});

it("who sells nothing has no shop on the profile", async () => {
  const { cookie } = await aPerson(here.server, { firstName: "Padma" });
  here.open({ at: "/app/profiles", as: cookie });
  await screen.findByRole("heading", { name: "Padma" });
  expect(screen.queryByRole("region", { name: "Your shop" })).toBeNull();
});
