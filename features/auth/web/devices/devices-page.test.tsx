import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { readSession, signIn } from "../../contract/auth.ts";

const password = "erra nela 7";
const userAgent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";
let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "sign-in by address": 1000 } });
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** A person at this page, signed in on a phone of his too. */
async function atDevices() {
  const person = await aPerson(server, { password });
  const body = { mobileNo: person.mobileNo, password };
  const answer = await server.call(signIn, { body }, { headers: { "user-agent": userAgent } });
  const phone = [answer.headers["set-cookie"]].flat().map(String)[0]?.split(";")[0] ?? "";
  page = openApp(server, { at: "/app/profiles/sessions", as: person.cookie });
  await screen.findByText("Chrome on an Android phone");
  const statusOfPhone = async () => (await server.call(readSession, {}, { as: phone })).status;
  return { person, opened: page, statusOfPhone };
}

const rows = () => within(screen.getByRole("main")).getAllByRole("listitem");

describe("the devices of a person", () => {
  it("[R42] are listed in plain words with their last use, this one marked, in Telugu too", async () => {
    await atDevices();
    const [here, phone] = rows();
    expect(here?.textContent).toContain("This device");
    expect(here && within(here).queryByRole("button")).toBeNull();
    expect(phone?.textContent).toContain("Last used 14 Jul, 2026 at 11:00 AM");
    chooseLanguage("te");
    expect(await screen.findByText("Android ఫోన్, Chrome")).toBeDefined();
    expect(screen.getByText("ఈ పరికరం")).toBeDefined();
  });

  it("[R42] one is logged out by its button and leaves the list", async () => {
    const { opened, statusOfPhone } = await atDevices();
    await opened.user.click(screen.getByRole("button", { name: "Log out Chrome on an Android phone" }));
    expect(await screen.findByText("That device is logged out.")).toBeDefined();
    expect(await statusOfPhone()).toBe(401);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText("You are signed in on this device only.")).toBeDefined();
  });

  it("[R42] of many the first are listed, and all on demand", async () => {
    const person = await aPerson(server, { password });
    const body = { mobileNo: person.mobileNo, password };
    for (let more = 0; more < 6; more += 1) await server.call(signIn, { body });
    page = openApp(server, { at: "/app/profiles/sessions", as: person.cookie });
    const showAll = await screen.findByRole("button", { name: "Show all 7" });
    expect(rows()).toHaveLength(4);
    expect(rows()[0]?.textContent).toContain("This device");
    await page.user.click(showAll);
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Show all 7" })).toBeNull();
  });

  it("[R42] all others are logged out after a question", async () => {
    const { opened, statusOfPhone } = await atDevices();
    await opened.user.click(screen.getByRole("button", { name: "Log out all other devices" }));
    expect(await statusOfPhone()).toBe(200);
    const question = await screen.findByRole("alertdialog");
    await opened.user.click(within(question).getByRole("button", { name: "Log out" }));
    expect(await screen.findByText("1 other device is logged out.")).toBeDefined();
    expect(await statusOfPhone()).toBe(401);
  });
});

describe("a new password", () => {
  it("[R42] needs the old one: a wrong one is told beside its field, and nothing typed is lost", async () => {
    const { opened, statusOfPhone } = await atDevices();
    const [old, next] = [screen.getByLabelText("Old password"), screen.getByLabelText("New password")];
    await opened.user.type(old, "not the word");
    await opened.user.type(next, "kotta nela 8");
    await opened.user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("The old password is wrong.")).toBeDefined();
    expect(old.getAttribute("aria-invalid")).toBe("true");
    expect((next as HTMLInputElement).value).toBe("kotta nela 8");
    expect(await statusOfPhone()).toBe(200);
  });

  it("[R42] logs out the others and keeps this device signed in", async () => {
    const { person, opened, statusOfPhone } = await atDevices();
    await opened.user.type(screen.getByLabelText("Old password"), password);
    await opened.user.type(screen.getByLabelText("New password"), "kotta nela 8");
    await opened.user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText(/Your password is changed/)).toBeDefined();
    expect(await statusOfPhone()).toBe(401);
    await waitFor(() => expect(rows()).toHaveLength(1));
    const body = { mobileNo: person.mobileNo, password: "kotta nela 8" };
    expect((await server.call(signIn, { body })).status).toBe(200);
  });
});
