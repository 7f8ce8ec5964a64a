import { act, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { changeSession } from "#engine/web/data/session.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let agent: { cookie: string };
beforeAll(async () => {
  server = await testApp();
  agent = await aPerson(server, { roles: ["agent"] });
});
afterEach(() => page?.close());
afterAll(() => server.close());

const open = (): void => {
  page = openApp(server, { at: "/app/order/failed", as: agent.cookie });
};

describe("the order failed page", () => {
  it("[NAV-152] [ORD-108] [ORD-109] [ORD-110] [ORD-111] [ORD-117] is titled, says oops, greets and leads on to the store", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Oops! Order failed" })).toBeDefined();
    expect(screen.getAllByRole("heading", { name: "Order failed" }).length).toBeGreaterThan(0);
    expect(document.querySelector(".tabbar")).toBeNull();
    expect(screen.getByText("Dear Ramulu,")).toBeDefined();
    const [on] = screen.getAllByRole("link", { name: "CONTINUE SHOPPING" });
    expect(on?.getAttribute("href")).toMatch(/#\/app\/store$/);
  });

  it("greets in Telugu by the name that the person writes so, and marks one in Latin letters as English", async () => {
    open();
    await screen.findByText("Dear Ramulu,");
    act(() => chooseLanguage("te"));
    expect((await screen.findByText("Ramulu")).lang).toBe("en");
    act(() => changeSession({ firstNameTe: "రాములు" }));
    expect(await screen.findByText("ప్రియమైన రాములు గారికి,")).toBeDefined();
    act(() => chooseLanguage("en"));
  });

  it("[ORD-112] greets nobody while the profile is not known", async () => {
    open();
    await screen.findByText("Dear Ramulu,");
    act(() => {
      changeSession({ firstName: "" });
    });
    await waitFor(() => expect(screen.queryByText(/^Dear/)).toBeNull());
    expect(screen.getByRole("heading", { name: "Oops! Order failed" })).toBeDefined();
  });

  it("[ORD-113] [ORD-114] [ORD-115] [ORD-116] says why, until when, what happens to the money, and thanks", async () => {
    open();
    expect(await screen.findByText("Delays are due to high transaction volumes.")).toBeDefined();
    expect(screen.getByText("Confirmation should come within 24 hours.")).toBeDefined();
    const refund = "Any payment failure will be refunded to the bank within 7-10 working days.";
    expect(screen.getByText(refund)).toBeDefined();
    expect(screen.getByText("Thank you for Shopping !")).toBeDefined();
  });
});
