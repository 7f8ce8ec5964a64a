import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Language, languages } from "#engine/contract/language.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { addToCart } from "#features/cart/contract";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls, refuseCalls } from "#testing/web/faults.ts";
import { expectInLanguage, typedTexts, wrongFields } from "#testing/web/form-checks.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

interface FormOfPage {
  readonly at: string;
  readonly as: () => Promise<string | undefined>;
  /** What opens the form, where it is not there at once. */
  readonly begin?: (opened: OpenedApp) => Promise<void>;
  readonly send: RegExp;
  /** Fields that are wrong when nothing is typed. */
  readonly needed: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
  /** A part of the address of the call that sends it. */
  readonly call: string;
}

const goods = { priceInPaise: 640_00, commissionInPaise: 32_00, mrpInPaise: 700_00, onHand: 50 };

async function shopper(roles: readonly "agent"[], hasAddress: boolean): Promise<string> {
  const { cookie } = await aPerson(here.server, { roles });
  const { listingId } = await aProduct(here.server, goods);
  if (hasAddress) await readyToPlace(here.server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  else await here.server.call(addToCart, { body: { listingId, quantity: 1 } }, { as: cookie });
  return cookie;
}

const address = {
  recipientName: "Bandi Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41",
  city: "Narsampet",
  postalCode: "506132",
};

const forms: Readonly<Record<string, FormOfPage>> = {
  "the address": {
    at: "/app/store/checkout/shipping",
    as: () => shopper(["agent"], false),
    send: /^(Save address|చిరునామా సేవ్ చేయండి)$/,
    needed: [...Object.keys(address), "state"],
    typed: { ...address, state: "Telangana" },
    call: "/v2/checkout/address",
  },
  "the farmer": {
    at: "/app/store/checkout/assist",
    as: () => shopper(["agent"], true),
    begin: async ({ user }) =>
      user.click(await screen.findByRole("radio", { name: /^(Someone else|వేరొకరు)$/ })),
    send: /^(Continue to confirm|నిర్ధారణకు కొనసాగండి)$/,
    needed: ["farmerName", "farmerMobileNo"],
    typed: { farmerName: "Lakshmi", farmerMobileNo: "9877700011" },
    call: "/v2/checkout/assist",
  },
  "the coupon": {
    at: "/app/store/checkout/cart",
    as: () => shopper([], false),
    begin: async ({ user }) =>
      user.click(await screen.findByRole("button", { name: /^(Enter a coupon code|కూపన్ కోడ్ ఇవ్వండి)$/ })),
    send: /^(Apply|వాడండి)$/,
    needed: [],
    typed: { couponCode: "SANTHA50" },
    call: "/v2/checkout/coupon",
  },
  "sign-in": {
    at: "/auth/signin",
    as: async () => undefined,
    send: /^(Sign in|సైన్ ఇన్)$/,
    needed: ["mobileNo", "password"],
    typed: { mobileNo: "9812345210", password: "erra nela 7" },
    call: "/v2/auth/sign-in",
  },
  "sign-up": {
    at: "/auth/signup",
    as: async () => undefined,
    send: /^(Send OTP|ఓటీపీ పంపండి)$/,
    needed: ["firstName", "mobileNo", "password"],
    typed: { firstName: "Ramulu", mobileNo: "9812345210", password: "erra nela 7" },
    call: "/v2/auth/sign-up",
  },
  "a new password": {
    at: "/auth/reset",
    as: async () => undefined,
    send: /^(Send OTP|ఓటీపీ పంపండి)$/,
    needed: ["mobileNo"],
    typed: { mobileNo: "9812345210" },
    call: "/v2/auth/",
  },
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const sendButton = async (form: FormOfPage) =>
  (await screen.findAllByRole("button", { name: form.send }))[0] as HTMLElement;

async function typeAll({ user }: OpenedApp, form: FormOfPage): Promise<void> {
  for (const [name, text] of Object.entries(form.typed)) {
    const one = field(name);
    if (!one) throw new Error(`there is no field ${name}`);
    if (one instanceof HTMLSelectElement) await user.selectOptions(one, text);
    else {
      await user.clear(one);
      await user.type(one, text);
    }
  }
}

async function opened(form: FormOfPage, language: Language): Promise<OpenedApp> {
  chooseLanguage(language);
  const as = await form.as();
  const app = here.open({ at: form.at, ...(as ? { as } : {}) });
  await form.begin?.(app);
  const [first = ""] = Object.keys(form.typed);
  await waitFor(() => expect(field(first)).not.toBeNull());
  return app;
}

const cases = Object.entries(forms).flatMap(([name, form]) =>
  languages.map((language) => ({ name, form, language })),
);

describe("forms on the way to an order", () => {
  it.each(cases.filter(({ form }) => form.needed.length > 0))(
    "[U25] $name says beside each field what is missing, in the person's language ($language)",
    async ({ form, language }) => {
      const app = await opened(form, language);
      for (const name of form.needed) {
        const one = field(name);
        if (one && !(one instanceof HTMLSelectElement)) await app.user.clear(one);
      }
      await app.user.click(await sendButton(form));
      await waitFor(() => expect(Object.keys(wrongFields()).sort()).toEqual([...form.needed].sort()));
      expectInLanguage(Object.values(wrongFields()), language);
    },
  );

  it.each(cases)(
    "[U25] $name keeps what was typed after every failure: $language",
    async ({ form, language }) => {
      const app = await opened(form, language);
      await typeAll(app, form);
      const before = typedTexts();
      for (const [name, text] of Object.entries(form.typed))
        expect(before[name]?.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      const busy = language === "en" ? "Too many tries. Please wait." : "చాలా ప్రయత్నాలు. దయచేసి ఆగండి.";
      const failures = [
        () => breakCalls(form.call, "no answer"),
        () => breakCalls(form.call, "gateway error"),
        () => refuseCalls(form.call, busy, 429),
      ];
      for (const fail of failures) {
        here.break(fail());
        await app.user.click(await sendButton(form));
        // Something is said, by the form or at the edge.
        await waitFor(() =>
          expect(document.querySelector('.err, [role="alert"], .note, .snack')).not.toBeNull(),
        );
        await waitFor(async () => expect((await sendButton(form)).getAttribute("aria-busy")).toBeNull());
        expect(typedTexts()).toEqual(before);
        here.mend();
      }
    },
  );
});
