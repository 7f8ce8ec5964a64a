import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { setOnline } from "#testing/web/network.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { chooseLanguage, currentLanguage } from "../../words/language.ts";

const here = unsentVisit();

async function choose(name: RegExp): Promise<void> {
  const [menu] = await screen.findAllByRole("button", { name: /^(Menu|మెనూ)$/ });
  await here.page.user.click(menu as HTMLElement);
  await here.page.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
const ofAccount = async () => {
  const { profileKey, cookie: as } = here.person;
  return (await here.server.call(readProfile, { params: { profileKey } }, { as })).data.language;
};
const accountHas = (language: "en" | "te") => waitFor(async () => expect(await ofAccount()).toBe(language));

describe("the language of the account", () => {
  it("follows what the signed-in person chooses in the menu, and nothing else of his profile changes", async () => {
    await here.open("/app/home");
    expect(await ofAccount()).toBe("en");
    await choose(/తెలుగు/);
    await accountHas("te");
    await choose(/English/);
    await accountHas("en");
  });

  it("waits on the phone without a network and is told when there is one", async () => {
    await here.open("/app/profiles");
    setOnline(false);
    await choose(/తెలుగు/);
    expect(await ofAccount()).toBe("en");
    setOnline(true);
    await accountHas("te");
  });

  it("stays as it is when its owner comes in on a phone that shows another one, which stays too", async () => {
    chooseLanguage("te");
    await here.open("/app/home");
    await screen.findAllByRole("button", { name: "మెనూ" });
    expect([currentLanguage(), await ofAccount()]).toEqual(["te", "en"]);
  });

  it("and the form of the profile agree: what is chosen in the menu while the form is open is what saving keeps", async () => {
    await here.open("/app/profiles?edit=1");
    await screen.findByRole("heading", { name: "Edit profile" });
    await choose(/తెలుగు/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "తెలుగు" }).checked).toBe(true);
    await here.press(/సేవ్/);
    await waitFor(() => expect(screen.queryByRole("radio", { name: "తెలుగు" })).toBeNull());
    expect(currentLanguage()).toBe("te");
    await accountHas("te");
  });
});
