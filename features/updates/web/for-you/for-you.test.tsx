import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { follows } from "#features/people/builders.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { anUpdateBy } from "../../builders.ts";
import { readReading } from "../../contract/reading.ts";

const here = visit();
const at = "/app/social/updates";
const far = {
  ...{ locality: "Kodad", adminLevel1: "Telangana", adminLevel2: "Suryapet", countryName: "India" },
  ...{ postalCode: "508206", latitude: 17, longitude: 79.9 },
};

it("[SOC-002] one chooses between For you and Newest, and comes back to the chosen one; only For you says reasons", async () => {
  const reader = await aPerson(here.server);
  const lakshmi = await aPerson(here.server, { firstName: "Lakshmi", location: far });
  await follows(here.server, reader, lakshmi);
  await anUpdateBy(here.server, lakshmi.cookie, { text: "The drip line is laid" });
  const { user, goTo } = here.open({ at, as: reader.cookie });
  await screen.findByText("The drip line is laid");
  expect(screen.getByRole("tab", { name: "Newest" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByText("You follow Lakshmi")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "For you" }));
  expect(await screen.findByText("You follow Lakshmi")).toBeDefined();
  await waitFor(async () =>
    expect((await here.server.call(readReading, {}, { as: reader.cookie })).data.sort).toBe("for-you"),
  );
  goTo("/app/home");
  await waitFor(() => expect(screen.queryByText("The drip line is laid")).toBeNull());
  goTo(at);
  expect(await screen.findByText("You follow Lakshmi")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "See Newest" }));
  await waitFor(() => expect(screen.queryByText("You follow Lakshmi")).toBeNull());
});

it("crops chosen at the top of For you make the list anew, and it says how the order is made", async () => {
  const reader = await aPerson(here.server);
  const grower = await aPerson(here.server, { location: far });
  await anUpdateBy(here.server, grower.cookie, { text: "Red and dry", crops: ["chilli"] });
  const { user } = here.open({ at, as: reader.cookie });
  await user.click(await screen.findByRole("tab", { name: "For you" }));
  await screen.findByText("Red and dry");
  await user.click(screen.getByRole("button", { name: "Choose" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Your crops" }));
  expect(sheet.getByText("How this order is made")).toBeDefined();
  await user.click(sheet.getByRole("button", { name: "Chilli" }));
  here.break(breakCalls("/v2/updates/reading", "gateway error"));
  await user.click(sheet.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Something went wrong, please try again later.")).toBeDefined();
  here.mend();
  await user.click(sheet.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("About chilli, your crop")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});
