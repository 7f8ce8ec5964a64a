import { act, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, hanamkonda } from "#testing/shop/people.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** What stands beside a word of the list of facts. */
function factOf(name: string): string {
  const row = screen.getByText(name, { selector: "dt" }).parentElement as HTMLElement;
  return within(row).getByRole("definition").textContent ?? "";
}

describe("the own profile", () => {
  it("[NAV-026][PROF-001] shows first name, picture, mobile number, e-mail and location", async () => {
    const person = await aPerson(server, {
      firstName: "Padma",
      mobileNo: "9848098480",
      email: "padma@hanamkonda.example",
      pictureUrl: "./art/scenes/field.svg",
      location: hanamkonda,
    });
    page = openApp(server, { at: "/app/profiles", as: person.cookie });
    const heading = await screen.findByRole("heading", { name: "Padma" });
    const who = heading.closest(".profile-who");
    expect(who?.querySelector("img")?.getAttribute("src")).toBe("./art/scenes/field.svg");
    expect(factOf("Mobile number")).toBe("+91\u00a098480\u00a098480");
    expect(factOf("E-mail")).toBe("padma@hanamkonda.examplenot verified");
    expect(factOf("Location")).toBe("Hanamkonda, Hanumakonda, Telangana");
  });

  it("[PROF-001] shows a letter for the picture and says what is not given, in Telugu too", async () => {
    const person = await aPerson(server, { firstName: "padma", location: null });
    page = openApp(server, { at: "/app/profiles", as: person.cookie });
    const heading = await screen.findByRole("heading", { name: "padma" });
    expect(heading.closest(".profile-who")?.querySelector<HTMLElement>(".ava")?.dataset["letter"]).toBe("P");
    expect(factOf("E-mail")).toBe("Not added yet");
    expect(factOf("Location")).toBe("Location yet to be set");
    chooseLanguage("te");
    expect(await screen.findByText("మొబైల్ నంబర్", { selector: "dt" })).toBeDefined();
    expect(factOf("ప్రాంతం")).toBe("ప్రాంతం ఇంకా ఎంచుకోలేదు");
  });

  it("place names in Latin letters are marked as English on a Telugu screen, the state is in Telugu", async () => {
    const person = await aPerson(server, { firstName: "Padma", firstNameTe: "పద్మ" });
    page = openApp(server, { at: "/app/profiles", as: person.cookie });
    await screen.findByRole("heading", { name: "Padma" });
    act(() => chooseLanguage("te"));
    expect(screen.getByRole("heading", { name: "పద్మ" })).toBeDefined();
    expect(factOf("ప్రాంతం")).toBe("Hanamkonda, Hanumakonda, తెలంగాణ");
    expect(screen.getByText("Hanamkonda, Hanumakonda").lang).toBe("en");
  });
});
