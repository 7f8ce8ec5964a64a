import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anApplication } from "#testing/shop/applications.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { readOwnApplications, refuseApplication } from "../../contract/applications.ts";

const here = visit({ raisedLimits: { "applications/send": 1000 } });

async function open(at: string) {
  const { cookie } = await aPerson(here.server, { roles: ["platform-admin"] });
  return here.open({ at, as: cookie });
}

it("an admin sees that nothing waits, then who applies with the counts of the states, and finds one by name", async () => {
  const first = await open("/app/admin/applications");
  expect(await screen.findByText("No applications here")).toBeTruthy();
  await first.close();
  await anApplication(here.server, "agent", {}, await aPerson(here.server, { firstName: "Swarupa" }));
  await anApplication(here.server, "seller");
  const { user } = await open("/app/admin/applications");
  expect(await screen.findByText("2 waiting")).toBeTruthy();
  expect(await screen.findByRole("tab", { name: "Being checked 2" })).toBeTruthy();
  expect(await screen.findByText("Bhadrakali Seeds")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Search" }), "swarupa");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(screen.queryByText("Bhadrakali Seeds")).toBeNull());
  expect(await screen.findByText("Swarupa")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: /^Refused/ }));
  expect(await screen.findByText('Nothing found for "swarupa"')).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(await screen.findByText("No applications here")).toBeTruthy();
});

it("an admin reads all facts and approves; then nothing more can be decided", async () => {
  const { application } = await anApplication(here.server, "seller");
  const { user } = await open(`/app/admin/applications/${application.applicationId}`);
  const facts = within(await screen.findByRole("region", { name: "Details" }));
  expect(facts.getByText(application.facts.gstin)).toBeTruthy();
  expect(facts.getByText("padma@bank")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Approve" }));
  const history = within(await screen.findByRole("region", { name: "History" }));
  expect(await history.findByText("Approved")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
});

it("asking for more needs a reason, which the applicant then reads", async () => {
  const { person, application } = await anApplication(here.server, "agent");
  const { user } = await open(`/app/admin/applications/${application.applicationId}`);
  await user.click(await screen.findByRole("button", { name: "Ask for more" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What is missing?" }));
  await user.click(dialog.getByRole("button", { name: "Ask for more" }));
  expect(dialog.getByText("Write the reason (5–500 characters).")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "The PAN cannot be read.");
  await user.click(dialog.getByRole("button", { name: "Ask for more" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "What is missing?" })).toBeNull());
  expect(screen.getByText("The PAN cannot be read.")).toBeTruthy();
  const { agent } = (await here.server.call(readOwnApplications, {}, { as: person.cookie })).data;
  expect(agent).toMatchObject({ state: "more-needed", reason: "The PAN cannot be read." });
});

it("a decision about what another admin has decided meanwhile is refused, and the page shows how it stands", async () => {
  const { application } = await anApplication(here.server, "agent");
  const { applicationId } = application;
  const { user } = await open(`/app/admin/applications/${applicationId}`);
  await screen.findByRole("button", { name: "Approve" });
  const { cookie: as } = await aPerson(here.server, { roles: ["platform-admin"] });
  const refusal = { params: { applicationId }, body: { revision: 3, reason: "Not an agent." } };
  expect((await here.server.call(refuseApplication, refusal, { as })).status).toBe(200);
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("This application is not waiting for a decision any more.")).toBeTruthy();
  expect((await screen.findAllByText("Not an agent.")).length).toBeGreaterThan(0);
});

it("without an answer the queue says so; nobody but a platform admin sees it", async () => {
  const admin = await aPerson(here.server, { roles: ["platform-admin"] });
  const first = here.open({
    at: "/app/admin/applications",
    as: admin.cookie,
    begin: () => here.break(breakCalls("/v2/admin/applications", "no answer")),
  });
  expect(await screen.findByText("You are offline")).toBeTruthy();
  here.mend();
  await first.close();
  const { cookie } = await aPerson(here.server, { roles: ["support"] });
  here.open({ at: "/app/admin/applications", as: cookie });
  expect(await screen.findByText("Only platform admins can open this.")).toBeTruthy();
});
