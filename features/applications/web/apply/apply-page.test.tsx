import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { knownSession } from "#engine/web/data/session.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { agentFacts, anApplication, sellerFacts } from "#testing/shop/applications.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import {
  approveApplication,
  askForMore,
  readApplication,
  refuseApplication,
  saveDraft,
} from "../../contract/applications.ts";

const here = visit({ raisedLimits: { "applications/send": 1000 } });
afterEach(() => chooseLanguage("en"));

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function type(user: UserEvent, label: string, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, text);
}
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const isStep = async (name: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole("list", { name: "Steps" }))
        .getByText(name)
        .closest("li")
        ?.getAttribute("aria-current"),
    ).toBe("step"),
  );

/** Decides an application as an admin. */
async function decide(
  what: typeof askForMore | typeof refuseApplication | typeof approveApplication,
  applicationId: number,
  reason = "The PAN cannot be read.",
): Promise<void> {
  const { cookie: as } = await aPerson(here.server, { roles: ["platform-admin"] });
  const params = { applicationId };
  const { revision } = (await here.server.call(readApplication, { params }, { as })).data;
  const decided = await here.server.call(what, { params, body: { revision, reason } }, { as });
  expect(decided.status).toBe(200);
}

it("a farmer becomes an applicant step by step; what is wrong stands beside its field until it is put right", async () => {
  const person = await aPerson(here.server);
  const { user } = here.open({ at: "/app/apply", as: person.cookie });
  await user.click(await screen.findByRole("link", { name: /Become an agent/ }));
  expect((await field("Village or town")).value).toBe("Hanamkonda");
  await type(user, "PAN", "abc");
  await press(user, "Save and continue");
  expect(await screen.findByText("Enter a PAN such as ABCPR1234K.")).toBeTruthy();
  expect(screen.getByText("Write a few words: whom you will order for (10–500 characters).")).toBeTruthy();
  await type(user, "PAN", "abcpr1234k");
  expect(screen.queryByText("Enter a PAN such as ABCPR1234K.")).toBeNull();
  await type(user, "Whom will you order for?", "Farmers of two villages.");
  await press(user, "Save and continue");
  await isStep("Account");
  await type(user, "Account holder's name", "Padma");
  await type(user, "UPI id", "padma@bank");
  await press(user, "Save and continue");
  await isStep("Send");
  await press(user, "Send application");
  expect(await screen.findByText("Read and accept the conditions.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "I have read and accept these conditions." }));
  await press(user, "Send application");
  expect(await screen.findByText(/We are checking your application/)).toBeTruthy();
  const status = within(screen.getByRole("region", { name: "Your application" }));
  expect(await status.findByText(/^A-\d{6}$/)).toBeTruthy();
  expect(status.getByText("Being checked")).toBeTruthy();
  expect(status.getByText("We check it")).toBeTruthy();
  expect(screen.getByText("ABCPR1234K")).toBeTruthy();
});

it("a business goes by its numbers; its state, PAN and GSTIN must agree", async () => {
  const person = await aPerson(here.server);
  const facts = sellerFacts();
  const { user } = here.open({ at: "/app/apply?kind=seller", as: person.cookie });
  await type(user, "Business name in English", facts.businessName);
  await type(user, "Business name in Telugu", facts.businessNameTe);
  await type(user, "GSTIN", facts.gstin);
  await type(user, "PAN", "ABCPR1234K");
  await type(user, "Town in English", facts.town);
  await type(user, "Town in Telugu", facts.townTe);
  await user.selectOptions(await field("State"), "Karnataka");
  await press(user, "Save and continue");
  expect(
    await screen.findByText("The first two digits of this GSTIN belong to another state than your address."),
  ).toBeTruthy();
  expect(screen.getByText("This is not the PAN in your GSTIN (characters 3 to 12).")).toBeTruthy();
  await user.selectOptions(await field("State"), "Telangana");
  await type(user, "PAN", facts.pan);
  await press(user, "Save and continue");
  await isStep("Licences");
  await user.click(screen.getByRole("checkbox", { name: "I sell seeds" }));
  await press(user, "Save and continue");
  const seeds = within(screen.getByRole("region", { name: "Seed licence" }));
  expect(await seeds.findByText("Add a photo of the licence.")).toBeTruthy();
  expect(seeds.getByText("Enter the number as it stands on the licence.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "I sell seeds" }));
  await press(user, "Save and continue");
  await isStep("Delivery");
  await type(user, "Pin codes", "506 507");
  await type(user, "Delivery charge (₹)", "40");
  await press(user, "Save and continue");
  expect(await screen.findByText("Enter the days: 1 to 60.")).toBeTruthy();
  await type(user, "Days", "3");
  await press(user, "Save and continue");
  await isStep("Account");
});

it("what was typed is kept when a field is left, and stands there at the next visit", async () => {
  const person = await aPerson(here.server);
  const first = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  await type(first.user, "Village or town", "Khanapur");
  await first.user.tab();
  expect(await screen.findByText(/^Saved /)).toBeTruthy();
  await first.close();
  here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  await waitFor(async () => expect((await field("Village or town")).value).toBe("Khanapur"));
});

it("a lost connection keeps what was typed on the screen, and the next try saves it", async () => {
  const person = await aPerson(here.server);
  const { user } = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  await field("Village or town");
  const mend = breakCalls("/v2/applications", "no answer");
  here.break(() => mend());
  await type(user, "Village or town", "Khanapur");
  await press(user, "Save and continue");
  expect(await screen.findByText("Could not save it. Please try again.")).toBeTruthy();
  expect((await field("Village or town")).value).toBe("Khanapur");
  here.mend();
  await press(user, "Save and continue");
  expect(await screen.findByText("Enter a PAN such as ABCPR1234K.")).toBeTruthy();
});

it("without a network the page says so and offers to try again", async () => {
  const person = await aPerson(here.server);
  here.open({
    at: "/app/apply?kind=agent",
    as: person.cookie,
    begin: () => here.break(breakCalls("/v2/applications", "no answer")),
  });
  expect(await screen.findByText("You are offline")).toBeTruthy();
  here.mend();
  await press((await import("@testing-library/user-event")).default.setup(), "Try again");
  expect(await field("Village or town")).toBeTruthy();
});

it("an application that needs more says why, is changed and sent again", async () => {
  const { person, application } = await anApplication(here.server, "agent");
  await decide(askForMore, application.applicationId);
  const { user } = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  expect(await screen.findByText("The PAN cannot be read.")).toBeTruthy();
  await type(user, "PAN", "ABCPR9999K");
  await press(user, "Save and continue");
  await isStep("Account");
  await press(user, "Save and continue");
  await isStep("Send");
  await press(user, "Send again");
  expect(await screen.findByText(/We are checking your application/)).toBeTruthy();
  expect(screen.getByText("ABCPR9999K")).toBeTruthy();
});

it("an application is withdrawn after a question, and what was typed is there to begin anew", async () => {
  const { person } = await anApplication(here.server, "agent");
  const { user } = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  await press(user, "Withdraw");
  const question = within(await screen.findByRole("alertdialog", { name: "Withdraw this application?" }));
  await user.click(question.getByRole("button", { name: "Withdraw" }));
  expect((await field("Village or town")).value).toBe("Khanapur");
});

it("a refused person reads why and can apply again", async () => {
  const { person, application } = await anApplication(here.server, "agent");
  await decide(refuseApplication, application.applicationId, "The village has agents enough.");
  const { user } = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  expect(await screen.findByText("The village has agents enough.")).toBeTruthy();
  await press(user, "Apply again");
  expect((await field("Village or town")).value).toBe("Khanapur");
});

it("an approved person is an agent without signing in anew", async () => {
  const { person, application } = await anApplication(here.server, "agent");
  await decide(approveApplication, application.applicationId);
  here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  expect(await screen.findByText("You are an agent.")).toBeTruthy();
  await waitFor(() => expect(knownSession()?.roles).toEqual(["agent"]));
  expect(screen.getByRole("link", { name: "Go to the store" })).toBeTruthy();
});

it("in Telugu the fields and what is wrong with them are in Telugu", async () => {
  const person = await aPerson(here.server);
  await here.server.call(
    saveDraft,
    { params: { kind: "agent" }, body: agentFacts({ pan: "" }) },
    { as: person.cookie },
  );
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/apply?kind=agent", as: person.cookie });
  await press(user, "సేవ్ చేసి ముందుకు");
  expect(await screen.findByText("ABCPR1234K లాంటి PAN ఇవ్వండి.")).toBeTruthy();
});
