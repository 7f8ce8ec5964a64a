import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

async function open(roles: readonly ["platform-admin"] | readonly ["finance"] = ["platform-admin"]) {
  const { cookie } = await aPerson(here.server, { roles });
  return here.open({ at: "/app/admin/sms", as: cookie });
}

it("the platform admin sees the latest messages with state and parts, and no words of them", async () => {
  const { platform } = here.server;
  await platform.sms.send(platform.database, {
    ...{ mobileNo: "9848022338", template: "auth/sign-in", language: "te", body: "482913 మీ సంత ఓటీపీ" },
  });
  await open();
  const list = await screen.findByRole("table", { name: "Latest messages" });
  expect(list.textContent).toContain("Code: sign in");
  expect(list.textContent).toContain("…2338");
  expect(list.textContent).toContain("Handed over");
  expect(document.body.textContent).not.toContain("482913");
});

it("the id that DLT gave is noted beside the words to register; a wrong one is refused beside its field", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("tab", { name: "DLT templates" }));
  const card = within(await screen.findByRole("region", { name: "Code: sign in, English" }));
  expect(card.getByText(/\{#var#\} is your Santha OTP to sign in/)).toBeTruthy();
  const field = card.getByRole("textbox", { name: "DLT template id" });
  await user.type(field, "12");
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findByText("Enter the 12 to 19 digits of the DLT template id.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "1107160000000000001");
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
});

it("anybody else is told whose page it is, in Telugu too", async () => {
  chooseLanguage("te");
  await open(["finance"]);
  expect(await screen.findByText("ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకుల కోసం")).toBeTruthy();
});

it("opened from the count of failed messages, the list shows these alone", async () => {
  const { platform } = here.server;
  const message = { template: "auth/sign-in", language: "en", body: "482913 is your Santha OTP" } as const;
  await platform.sms.send(platform.database, { ...message, mobileNo: "9848022340" });
  await here.server.pool.query(
    "update sms_messages set state = 'failed', reason = 'refused' where mobile_no = '9848022340'",
  );
  const { cookie } = await aPerson(here.server, { roles: ["platform-admin"] });
  here.open({ at: "/app/admin/sms?state=failed", as: cookie });
  const list = await screen.findByRole("table", { name: "Latest messages" });
  expect(list.textContent).toContain("…2340");
  expect(list.textContent).not.toContain("…2338");
});
