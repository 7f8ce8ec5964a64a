import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { readSession } from "../contract/auth.ts";

const password = "erra nela 7";
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

function open(at: string, as?: string): OpenedApp {
  page = openApp(server, { at, ...(as ? { as } : {}) });
  return page;
}

async function signInAs(opened: OpenedApp, mobileNo: string, word = password): Promise<void> {
  await opened.user.type(await screen.findByLabelText("Mobile number"), mobileNo);
  await opened.user.type(screen.getByLabelText("Password"), word);
  await opened.user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("the pages before the door", () => {
  it("[NAV-001][NAV-003] #/auth/signin shows the sign-in screen to a signed-out visitor", async () => {
    open("/auth/signin");
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(screen.getByLabelText("Mobile number").getAttribute("inputmode")).toBe("numeric");
    expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("current-password");
    expect(window.location.hash).toBe("#/auth/signin");
  });

  it("[NAV-004] /auth/signup shows the sign-up screen", async () => {
    open("/auth/signup");
    expect(await screen.findByRole("heading", { name: "Create account" })).toBeDefined();
    expect(screen.getByLabelText("First name")).toBeDefined();
  });

  it("[NAV-005] /auth/reset shows the screen for a new password", async () => {
    open("/auth/reset");
    expect(await screen.findByRole("heading", { name: "New password" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Send OTP" })).toBeDefined();
  });

  it("[NAV-006] /auth/otp shows the screen of the one-time password", async () => {
    open("/auth/otp");
    expect(await screen.findByRole("heading", { name: "Enter the OTP" })).toBeDefined();
  });

  it.each(["/auth", "/auth/nothing", "/auth/signin/more"])(
    "[NAV-008] %s leads a signed-out visitor to sign-in",
    async (at) => {
      const opened = open(at);
      expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
      expect(opened.address()).toBe("/auth/signin");
    },
  );

  it.each(["/auth/signin", "/auth/signup", "/auth/reset", "/auth/otp"])(
    "[NAV-007] a signed-in person who opens %s is led to home",
    async (at) => {
      const { cookie } = await aPerson(server);
      const opened = open(at, cookie);
      await waitFor(() => expect(opened.address()).toBe("/app/home"));
    },
  );

  it("[NAV-009] the app is for signed-in people: /app/profiles leads a visitor to sign-in", async () => {
    const opened = open("/app/profiles");
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(opened.address()).toBe("/auth/signin");
  });

  it("speaks Telugu as soon as it is chosen, and keeps what was typed", async () => {
    const opened = open("/auth/signin");
    await opened.user.type(await screen.findByLabelText("Mobile number"), "98480");
    await opened.user.click(screen.getByRole("button", { name: /తెలుగు/ }));
    expect(screen.getByRole("heading", { name: "సైన్ ఇన్" })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("మొబైల్ నంబర్").value).toBe("98480");
  });
});

describe("signing in", () => {
  it("[NAV-010][NAV-011] opens the address that the guard kept, once", async () => {
    const { mobileNo } = await aPerson(server, { password, firstName: "Padma" });
    const opened = open("/app/profiles?from=link");
    await signInAs(opened, mobileNo);
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    expect(opened.address()).toBe("/app/profiles?from=link");
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("[NAV-011] opens home when nothing is kept", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const opened = open("/auth/signin");
    await signInAs(opened, `+91 ${mobileNo}`);
    await waitFor(() => expect(opened.address()).toBe("/app/home"));
  });

  it("[NAV-011] leads a seller to the own work page when nothing is kept", async () => {
    const { mobileNo } = await aPerson(server, { password, roles: ["seller"] });
    const opened = open("/auth/signin");
    await signInAs(opened, mobileNo);
    await waitFor(() => expect(opened.address()).toBe("/app/sell"));
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/x",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ])("R43: a kept address that leads out of the app (%s) is not followed", async (target) => {
    const { mobileNo } = await aPerson(server, { password });
    const opened = open("/auth/signin");
    sessionStorage.setItem("santha.target", target);
    await signInAs(opened, mobileNo);
    await waitFor(() => expect(opened.address()).toBe("/app/home"));
  });

  it("[AUTH-004] asks for both fields beside each, and sends nothing until they are filled", async () => {
    const opened = open("/auth/signin");
    await opened.user.click(await screen.findByRole("button", { name: "Sign in" }));
    const mobile = screen.getByLabelText("Mobile number");
    expect(screen.getByText("Please enter a 10-digit mobile number.")).toBeDefined();
    expect(screen.getByText("Please enter your password.")).toBeDefined();
    expect(mobile.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(mobile);
  });

  it("[AUTH-004] a complaint goes as soon as its field is right, and stays while it is not", async () => {
    const { user } = open("/auth/signin");
    await user.click(await screen.findByRole("button", { name: "Sign in" }));
    const field = screen.getByLabelText("Mobile number");
    await user.type(field, "98123");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.type(field, "45678");
    expect(field.getAttribute("aria-invalid")).not.toBe("true");
    expect(screen.queryByText("Please enter a 10-digit mobile number.")).toBeNull();
    expect(screen.getByText("Please enter your password.")).toBeDefined();
  });

  it("[AUTH-004] says one sentence for a wrong pair and keeps what was typed", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const opened = open("/auth/signin");
    await signInAs(opened, mobileNo, "not the word");
    const said = await screen.findByRole("alert");
    expect(said.textContent).toBe("The mobile number or the password is wrong.");
    expect(screen.getByLabelText<HTMLInputElement>("Mobile number").value).toBe(mobileNo);
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("not the word");
  });

  it("shows the password while the person wants to see it", async () => {
    const opened = open("/auth/signin");
    const field = await screen.findByLabelText<HTMLInputElement>("Password");
    await opened.user.click(screen.getByRole("button", { name: "Show the password" }));
    expect(field.type).toBe("text");
    await opened.user.click(screen.getByRole("button", { name: "Hide the password" }));
    expect(field.type).toBe("password");
  });
});

describe("the end of a session", () => {
  it("[AUTH-010] an expired session leads to sign-in, and back here afterwards", async () => {
    const { cookie, mobileNo } = await aPerson(server, { password, firstName: "Padma" });
    const opened = open("/app/profiles", cookie);
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    await server.platform.database.deleteFrom("sessions").execute();
    await opened.reloadData();
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    await signInAs(opened, mobileNo);
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    expect(opened.address()).toBe("/app/profiles");
  });

  it("[AUTH-011] after logging out from the header, earlier addresses show no private data", async () => {
    const { cookie } = await aPerson(server, { firstName: "Padma" });
    const opened = open("/app/profiles", cookie);
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    await opened.user.click(screen.getByRole("button", { name: "Account" }));
    await opened.user.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(sessionStorage.getItem("santha.target")).toBeNull();
    opened.goTo("/app/profiles");
    await waitFor(() => expect(sessionStorage.getItem("santha.target")).toBe("/app/profiles"));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    expect(document.body.textContent).not.toContain("Padma");
    expect((await server.call(readSession, {}, { as: cookie })).status).toBe(401);
  });

  it("[AUTH-002] the userId cookie that is left over signs nobody in", async () => {
    const { cookie, profileKey } = await aPerson(server);
    const opened = open("/app/home", cookie);
    await opened.user.click(await screen.findByRole("button", { name: "Account" }));
    await opened.user.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
    await opened.close();
    page = open("/app/profiles", `userId=${profileKey}`);
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  });
});
