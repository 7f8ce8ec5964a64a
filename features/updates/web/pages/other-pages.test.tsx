import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { anUpdateBy } from "../../builders.ts";
import { fieldMoment } from "../write/use-update-form.ts";

const here = visit();

describe("scheduled updates", () => {
  const at = "/app/home/scheduled-updates";
  const soon = () => Date.now() + 86_400_000;

  it("[SOC-007] [NAV-036] are written for a time to come, changed and cancelled after a question; a past time is refused", async () => {
    const { cookie: as } = await aPerson(here.server);
    const { user } = here.open({ at, as });
    expect(await screen.findByText("Nothing waits for its time")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Write for later" }));
    await user.type(await screen.findByLabelText("What is new in your field?"), "Market on Sunday");
    const time = screen.getByLabelText<HTMLInputElement>("Day and time");
    await user.type(time, "2020-01-01T06:00");
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    expect(screen.getByText("Choose a time that is still to come.")).toBeDefined();
    await user.clear(time);
    await user.type(time, fieldMoment(soon()));
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    expect(await screen.findByText("Market on Sunday", { selector: "p" })).toBeDefined();
    expect(screen.getByText("Only you see it until then.")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Edit" }));
    const words = await screen.findByLabelText("What is new in your field?");
    await user.clear(words);
    await user.type(words, "Market on Monday");
    await user.click(screen.getByRole("button", { name: "Schedule" }));
    expect(await screen.findByText("Market on Monday", { selector: "p" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Cancel this update" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel this update?" }));
    await user.click(question.getByRole("button", { name: "Cancel this update" }));
    expect(await screen.findByText("Nothing waits for its time")).toBeDefined();
  });
});

describe("a shared update", () => {
  it("[SOC-005] [NAV-020] [NAV-022] opens without a session, read only, with an invitation to sign in; a member is led into the app", async () => {
    const { cookie: as } = await aPerson(here.server, { firstName: "Padma" });
    const { shareId } = await anUpdateBy(here.server, as, { text: "Open to all" });
    const at = `/public/social/updates/${shareId}`;
    const guest = here.open({ at });
    expect(await screen.findByText("Open to all")).toBeDefined();
    expect(screen.getByText("Padma, Hanumakonda")).toBeDefined();
    const main = within(screen.getByRole("main"));
    expect(main.queryByRole("button")).toBeNull();
    await guest.user.click(main.getByRole("link", { name: "Sign in to reply" }));
    await waitFor(() => expect(guest.address()).toBe("/auth/signin"));
    await guest.close();
    here.open({ at, as });
    const link = await screen.findByRole("link", { name: "Read and reply in the app" });
    expect(link.getAttribute("href")).toContain(`/app/social/updates/${shareId}`);
  });

  it("[SOC-005] says so where there is none", async () => {
    for (const shareId of ["A".repeat(22), "short"]) {
      const page = here.open({ at: `/public/social/updates/${shareId}` });
      expect(await screen.findByText("This update is no longer there.")).toBeDefined();
      await page.close();
    }
  });
});
