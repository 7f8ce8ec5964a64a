import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage, currentLanguage } from "#engine/web/words/language.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { breakCalls, refuseCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { uploadsThroughFetch } from "#testing/web/upload-through-fetch.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let uploads: { restore(): void };
beforeAll(async () => {
  server = await testApp();
});
beforeEach(() => {
  uploads = uploadsThroughFetch();
});
afterEach(async () => {
  await page?.close();
  uploads.restore();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** Opens the profile of a person and presses Edit. */
async function editing(wish: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(server, { firstName: "Padma", ...wish });
  const opened = openApp(server, { at: "/app/profiles", as: person.cookie });
  page = opened;
  await opened.user.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByRole("heading", { name: "Edit profile" });
  return { person, user: opened.user, opened };
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const save = () => screen.getByRole("button", { name: /^(Save|సేవ్)/ });
const photo = async (name = "photo.jpg") =>
  new File([new Uint8Array(await aPhoto())], name, { type: "image/jpeg" });

async function choose(user: OpenedApp["user"], file: File): Promise<void> {
  const input = screen.getByLabelText(/^Choose/, { selector: "input" });
  await user.upload(input as HTMLInputElement, file);
}

describe("editing one's own profile", () => {
  it("[NAV-026][PROF-002] keeps name, e-mail and business; page and menu show them at once", async () => {
    const { user, opened } = await editing();
    await user.clear(field("First name"));
    await user.type(field("First name"), "Padmavathi");
    await user.type(field(/^E-mail/), "padma@hanamkonda.example");
    await user.type(field(/^Business name/), "Padma Agro Centre");
    await user.click(save());
    const heading = await screen.findByRole("heading", { name: "Padmavathi" });
    expect(heading).toBeDefined();
    expect(opened.address()).toBe("/app/profiles");
    expect(screen.getByText("padma@hanamkonda.example")).toBeDefined();
    expect(screen.getByText("not verified")).toBeDefined();
    expect(screen.getByText("Padma Agro Centre")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("Padmavathi");
  });

  it("[PROF-002] says that the first name is needed, and what the server refuses, beside the field; nothing typed is lost", async () => {
    const { user } = await editing();
    await user.clear(field("First name"));
    await user.type(field(/^E-mail/), "padma@");
    await user.click(save());
    expect(await screen.findByText("Please enter your first name.")).toBeDefined();
    await user.type(field("First name"), "Padma");
    expect(screen.queryByText("Please enter your first name.")).toBeNull();
    await user.click(save());
    expect(await screen.findByText("Please check the e-mail address.")).toBeDefined();
    expect(field(/^E-mail/).getAttribute("aria-invalid")).toBe("true");
    expect(field(/^E-mail/).value).toBe("padma@");
    await user.type(field(/^E-mail/), "santha.example");
    expect(screen.queryByText("Please check the e-mail address.")).toBeNull();
  });

  it("[ERR-010] a failed update shows its text and the server's reason, and what was typed stays", async () => {
    const { user } = await editing();
    const repair = refuseCalls("/v2/profiles/own", "You may not do this.", 403);
    await user.clear(field("First name"));
    await user.type(field("First name"), "Padmavathi");
    await user.click(save());
    expect(await screen.findByText("Unable to update profile info, please try again later")).toBeDefined();
    expect(screen.getByText("You may not do this.")).toBeDefined();
    expect(field("First name").value).toBe("Padmavathi");
    repair();
  });

  it("switches the app to the chosen language when it is saved, not before", async () => {
    const { user } = await editing();
    await user.click(screen.getByRole("radio", { name: "తెలుగు" }));
    expect(currentLanguage()).toBe("en");
    await user.click(save());
    expect(await screen.findByText("మొబైల్ నంబర్", { selector: "dt" })).toBeDefined();
    expect(currentLanguage()).toBe("te");
  });

  it("saving a name leaves the app in the language it is read in", async () => {
    const { user } = await editing();
    chooseLanguage("te");
    await user.click(await screen.findByRole("button", { name: "వద్దు" }));
    await user.click(await screen.findByRole("button", { name: "మార్చండి" }));
    await user.click(save());
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    expect(currentLanguage()).toBe("te");
  });

  it("cancel and the back button leave the profile as it was", async () => {
    const { user, opened } = await editing();
    expect(opened.address()).toBe("/app/profiles?edit=1");
    await user.type(field("First name"), "X");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "Padma" })).toBeDefined();
    expect(opened.address()).toBe("/app/profiles");
  });
});

describe("the picture of the profile", () => {
  it("[PROF-002][SHELL-007] is sent when chosen and shown everywhere once saved; removed, the letter is back", async () => {
    const { user } = await editing();
    await choose(user, await photo());
    expect(await screen.findByText("Photo uploaded.")).toBeDefined();
    await user.click(save());
    const heading = await screen.findByRole("heading", { name: "Padma" });
    const spot = heading.closest(".profile-who") as HTMLElement;
    const address = spot.querySelector("img")?.getAttribute("src") ?? "";
    expect(address).toMatch(/^\/v2\/files\/pictures\/[\w-]{22}-320\.webp$/);
    const everywhere = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(everywhere.filter((each) => each === address).length).toBeGreaterThan(1);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await user.click(save());
    await waitFor(() =>
      expect(document.querySelector<HTMLElement>(".profile-who .ava")?.dataset["letter"]).toBe("P"),
    );
  });

  it("[PROF-002] one that is no image is refused beside the field, before and by the server, in both languages", async () => {
    const { user } = await editing();
    await choose(user, new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }));
    const group = screen.getByRole("group", { name: "Picture" });
    expect(await within(group).findByText(/This is not a picture/)).toBeDefined();
    await choose(user, new File(["x".repeat(200)], "photo.jpg", { type: "image/jpeg" }));
    expect(await within(group).findByText(/damaged or not a photo/)).toBeDefined();
    chooseLanguage("te");
    const input = await screen.findByLabelText(/^ఫోటో ఎంచుకోండి|^వేరేది/, { selector: "input" });
    await user.upload(
      input as HTMLInputElement,
      new File(["x".repeat(200)], "a.jpg", { type: "image/jpeg" }),
    );
    expect(await screen.findByText(/ఫైల్ పాడైంది లేదా ఫోటో కాదు/)).toBeDefined();
  });

  it("[PROF-002] one that is too large is refused with the limit in words", async () => {
    const { user } = await editing();
    await choose(user, new File([new Uint8Array(5_000_001)], "photo.jpg", { type: "image/jpeg" }));
    expect(
      await screen.findByText("This picture is larger than 5 MB. Please choose a smaller one."),
    ).toBeDefined();
    await choose(user, new File([new Uint8Array(30_000_001)], "photo.jpg", { type: "image/jpeg" }));
    expect(
      await screen.findByText("This file is larger than 30 MB. Please choose a smaller one."),
    ).toBeDefined();
  });

  it("can be sent again when the connection broke", async () => {
    const { user } = await editing();
    const working = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await choose(user, await photo());
    expect(await screen.findByText(/Could not upload the photo/)).toBeDefined();
    globalThis.fetch = working;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Photo uploaded.")).toBeDefined();
  });

  it("one that could not be sent is not said to be saved with the rest", async () => {
    const { user } = await editing();
    const mend = breakCalls("/v2/files", "no answer");
    await choose(user, await photo());
    await screen.findByText(/Could not upload the photo/);
    mend();
    await user.click(save());
    expect(await screen.findByText(/^Everything but the photo is saved\./)).toBeDefined();
    expect(screen.queryByText("Profile saved.")).toBeNull();
  });
});
