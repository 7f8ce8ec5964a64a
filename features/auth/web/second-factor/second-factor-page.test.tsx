import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { appCode, withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson } from "#testing/shop/people.ts";
import { visit } from "#testing/web/visit.ts";
import { readSession } from "../../contract/auth.ts";

const password = "erra nela 7";
const here = visit({ environment: { STAFF_SECOND_FACTOR: "required" } });

it("Staff without a second factor are led to its page, set it up by QR code and get their rights", async () => {
  const person = await aPerson(here.server, { password, roles: ["finance"] });
  const { user } = here.open({ at: "/auth/signin" });
  await user.type(await screen.findByLabelText("Mobile number"), person.mobileNo);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Set this up to use your staff rights.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Set it up" }));
  const qr = await screen.findByRole("img", { name: "QR code for the authenticator app" });
  expect(qr.querySelector("path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
  const secret = (screen.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent ?? "").replaceAll(" ", "");
  await user.type(screen.getByLabelText("6-digit code from the app"), "000000");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText(/This code is wrong or used already/)).toBeDefined();
  await user.clear(screen.getByLabelText("6-digit code from the app"));
  await user.type(screen.getByLabelText("6-digit code from the app"), appCode(here.server, secret));
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findAllByText(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "I have written them down" }));
  expect(await screen.findByText(/10 recovery codes are left/)).toBeDefined();
});

it("The second step is asked for after the password, in Telugu too, and signs in", async () => {
  const person = await aPerson(here.server, { password, roles: ["support"] });
  const { secret } = await withSecondFactor(here.server, person.cookie);
  chooseLanguage("te");
  const { user } = here.open({ at: "/auth/signin" });
  await user.type(await screen.findByLabelText("మొబైల్ నంబర్"), person.mobileNo);
  await user.type(screen.getByLabelText("పాస్‌వర్డ్"), password);
  expect(screen.queryByLabelText("మీ ఆథెంటికేటర్ యాప్ కోడ్")).toBeNull();
  await user.click(screen.getByRole("button", { name: "సైన్ ఇన్" }));
  const field = await screen.findByLabelText("మీ ఆథెంటికేటర్ యాప్ కోడ్");
  expect(screen.getByText(/6 అంకెల కోడ్ లేదా ఒక రికవరీ కోడ్/)).toBeDefined();
  await user.type(field, appCode(here.server, secret));
  await user.click(screen.getByRole("button", { name: "సైన్ ఇన్" }));
  await waitFor(() => expect(window.location.hash).toBe("#/app/admin/support"));
  chooseLanguage("en");
  const { data } = await here.server.call(readSession, {}, { as: person.cookie });
  expect(data.roles).toEqual(["support"]);
});
