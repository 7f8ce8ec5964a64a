import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { pushService, subscribed } from "#testing/process/push-service.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { type PushMachinery, withPush } from "#testing/web/push-browser.ts";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { readNotificationSettings } from "../../contract/notification-settings.ts";
import { listDevices } from "../../contract/push-devices.ts";

let server: TestApp;
let person: TestPerson;
let page: OpenedApp | undefined;
let machinery: PushMachinery | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  setViewportWidth(360);
  person = await aPerson(server);
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
  machinery?.restore();
  machinery = undefined;
});
afterAll(() => server.close());

function open(at = "/app/notifications/settings"): OpenedApp {
  page = openApp(server, { at, as: person.cookie });
  return page;
}
const settings = async () => (await server.call(readNotificationSettings, {}, { as: person.cookie })).data;
const devices = async () => (await server.call(listDevices, {}, { as: person.cookie })).data.devices;
const choiceOf = async (kind: string) => (await settings()).kinds.find((each) => each.kind === kind)?.choice;

describe("what a person is told", () => {
  it("is listed by kinds with the choice of each, in Telugu too, and a choice is kept as it is made", async () => {
    const { user } = open();
    const field = await screen.findByLabelText("An order of yours is created");
    expect((field as HTMLSelectElement).value).toBe("push");
    expect(screen.queryByLabelText("Your business receives an order")).toBeNull();
    await user.selectOptions(field, "In the app only");
    await waitFor(async () => expect(await choiceOf("ORDER_CREATED")).toBe("in-app"));
    act(() => chooseLanguage("te"));
    const telugu = await screen.findByLabelText("మీ ఆర్డర్ నమోదైనప్పుడు");
    expect((telugu as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("యాప్‌లో మాత్రమే");
    expect(document.title).toContain("నోటిఫికేషన్ సెట్టింగ్‌లు");
  });

  it("one press chooses for a whole group; where its kinds differ none is marked, and each can be chosen for itself", async () => {
    const { user } = open();
    const group = within(await screen.findByRole("group", { name: "Orders and money" }));
    await user.selectOptions(screen.getByLabelText("An order of yours is created"), "Off");
    await waitFor(() =>
      expect(group.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
        false,
        false,
        false,
      ]),
    );
    await user.click(group.getByRole("radio", { name: "App" }));
    await waitFor(async () => {
      const { kinds } = await settings();
      expect(kinds.filter(({ group }) => group === "orders").every(({ choice }) => choice === "in-app")).toBe(
        true,
      );
    });
    expect(await choiceOf("COUPON_EARNED")).toBe("push");
    expect(screen.queryByRole("group", { name: "Your business" })).toBeNull();
  });

  it("a choice that could not be kept says so and is taken back", async () => {
    const { user } = open();
    const field = (await screen.findByLabelText("You earn a coupon")) as HTMLSelectElement;
    mend = breakCalls("/v2/notifications/kinds", "no answer");
    await user.selectOptions(field, "Off");
    expect(
      await screen.findByText("No connection. Your choice is not saved. Please try again."),
    ).toBeDefined();
    expect(field.value).toBe("push");
  });

  it("without a connection the page says so once and can be tried again", async () => {
    const { user } = open();
    mend = breakCalls("/v2/notifications/", "no answer");
    const again = await screen.findByRole("button", { name: /try again/i });
    mend();
    await user.click(again);
    expect(await screen.findByLabelText("An order of yours is created")).toBeDefined();
    expect(await screen.findByText("On this device")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: /try again/i })).toBeNull());
  });
});

describe("the hours", () => {
  it("are shown in the time of India and kept by their button", async () => {
    const { user } = open();
    const from = (await screen.findByLabelText("From")) as HTMLSelectElement;
    expect(from.selectedOptions[0]?.textContent).toBe("09:00 PM");
    await user.selectOptions(from, "10:00 PM");
    await user.selectOptions(screen.getByLabelText("Daily summary at"), "06:00 PM");
    await user.click(screen.getByRole("button", { name: "Save hours" }));
    expect(await screen.findByText("Hours saved.")).toBeDefined();
    expect(await settings()).toMatchObject({ quietHours: { from: 22, until: 7 }, digestHour: 18 });
    await user.click(screen.getByRole("checkbox"));
    expect(screen.queryByLabelText("From")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save hours" }));
    await waitFor(async () => expect((await settings()).quietHours).toBeNull());
  });

  it("that do not fit are refused beside the field, and nothing chosen is lost", async () => {
    const { user } = open();
    const digest = (await screen.findByLabelText("Daily summary at")) as HTMLSelectElement;
    await user.selectOptions(digest, "11:00 PM");
    await user.click(screen.getByRole("button", { name: "Save hours" }));
    expect(await screen.findByText("Choose an hour outside of the quiet hours.")).toBeDefined();
    expect(digest.getAttribute("aria-invalid")).toBe("true");
    expect(digest.value).toBe("23");
  });
});

describe("this device", () => {
  it("is switched on and off by its button; only then is the browser's question asked", async () => {
    machinery = withPush();
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Turn on for this device" });
    expect(machinery.questions()).toBe(0);
    await user.click(button);
    expect(await screen.findByText("Notifications are on for this device.")).toBeDefined();
    expect(machinery.questions()).toBe(1);
    expect(machinery.subscriptions).toEqual([server.platform.push.publicKey]);
    expect(await devices()).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Turn off for this device" }));
    expect(await screen.findByText("Notifications are off for this device.")).toBeDefined();
    expect(await devices()).toEqual([]);
    expect(machinery.isSubscribed()).toBe(false);
  });

  it("[NOTIF-009] refused to the browser nothing is said of it as a fault, and the page shows how things are", async () => {
    machinery = withPush({ answer: "denied" });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Turn on for this device" }));
    expect(await screen.findByText(/Your browser blocks Santha's notifications/)).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await devices()).toEqual([]);
    expect(await screen.findByLabelText("You earn a coupon")).toBeDefined();
  });

  it("[NOTIF-009] a browser without push shows so, and everything else works", async () => {
    open();
    expect(await screen.findByText(/cannot show notifications while Santha is closed/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();
    expect(await screen.findByLabelText("You earn a coupon")).toBeDefined();
  });

  it("others that are told are named in plain words", async () => {
    const service = await pushService(server.platform.push.publicKey);
    const browser = service.browser();
    const cookie = await sessionFor(server, person);
    const endpoint = browser.endpoint.replace(/^http:[^/]*\/\/[^/]*/, "https://push.example.com");
    await subscribed(server, { ...person, cookie }, { ...browser, endpoint });
    open();
    expect(await screen.findByText("A browser on an unknown device")).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(await screen.findByText("తెలియని పరికరం, బ్రౌజర్")).toBeDefined();
    await service.close();
  });
});

describe("after sign-in", () => {
  /** What the browser sends to subscribe, and when (milliseconds since the page was opened). */
  function listenForTokens() {
    const openedAt = performance.now();
    const sent: { body: Record<string, unknown>; afterMs: number }[] = [];
    const answering = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (String(input).includes("/v2/notifications/devices") && init?.method === "POST")
        sent.push({ body: JSON.parse(String(init.body)), afterMs: performance.now() - openedAt });
      return answering(input, init);
    };
    mend = () => {
      globalThis.fetch = answering;
    };
    return sent;
  }

  it("[NOTIF-006] [NOTIF-007] a token is requested and the push service initialised with the profileKey after 2 s, where permission is already granted", async () => {
    machinery = withPush({ permission: "granted" });
    open("/app/profiles");
    const sent = listenForTokens();
    await screen.findAllByText(person.firstName);
    // As long as this machine takes for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const dueAt = performance.now();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(performance.now() - dueAt).toBeLessThan(3000);
    expect(sent[0]?.afterMs).toBeGreaterThanOrEqual(2000);
    expect(sent[0]?.body).toMatchObject({ profileKey: person.profileKey, language: "en" });
    expect(machinery.subscriptions).toEqual([server.platform.push.publicKey]);
    expect(machinery.questions()).toBe(0);
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    act(() => chooseLanguage("te"));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ language: "te" }));
    expect(await devices()).toHaveLength(1);
  });

  it("[NOTIF-006] a subscription made under other keys of the server is made anew, and log-out drops it", async () => {
    const { publicKey } = server.platform.push;
    machinery = withPush({ permission: "granted", subscribedWith: `B${publicKey.slice(1, -2)}AA` });
    const { user } = open("/app/home");
    await waitFor(() => expect(machinery?.subscriptions).toEqual([publicKey]));
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    await user.click((await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement);
    await user.click(await screen.findByRole("button", { name: /log out/i }));
    await waitFor(() => expect(machinery?.isSubscribed()).toBe(false));
  });

  it.each([
    ["was not asked for", { permission: "default" }],
    ["was refused", { permission: "denied" }],
  ] as const)(
    "[NOTIF-009] where the permission %s no token is requested and nothing is asked or said",
    async (_, wish) => {
      machinery = withPush(wish);
      open("/app/profiles");
      const sent = listenForTokens();
      await screen.findAllByText(person.firstName);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect([sent.length, machinery.questions(), machinery.subscriptions.length]).toEqual([0, 0, 0]);
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  it("where the person has switched this device off it stays off", async () => {
    machinery = withPush({ permission: "granted" });
    localStorage.setItem("santha.push-off", "true");
    open("/app/profiles");
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(machinery.subscriptions).toEqual([]);
  });
});
