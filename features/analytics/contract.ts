import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";

/** The words of the consent; a new number asks everybody anew. */
export const consentTextVersion = 1;

/** What the caller said to the data layer; `isGiven` is null until he chooses. */
export const analyticsConsent = z.object({ isGiven: z.nullable(z.boolean()) });
export type AnalyticsConsent = z.output<typeof analyticsConsent>;

export const readConsent = endpoint({
  name: "analytics/read-consent",
  summary: "Whether the caller allows that visits and purchases are told to the data layer of his browser.",
  method: "GET",
  path: `${v2}/analytics/consent`,
  permission: "member",
  answer: analyticsConsent,
  errors: {},
});

export const chooseConsent = endpoint({
  name: "analytics/choose-consent",
  summary: "Gives or takes back the caller's consent to the data layer; each choice is kept with its time.",
  method: "PUT",
  path: `${v2}/analytics/consent`,
  permission: "member",
  body: z.object({ isGiven: z.boolean() }),
  answer: analyticsConsent,
  errors: {},
});

export const countPurchase = endpoint({
  name: "analytics/count-purchase",
  summary: "Marks a master order of the caller as reported; true the first time, false without consent.",
  method: "POST",
  path: `${v2}/analytics/purchases/{masterId}`,
  permission: "member",
  params: z.object({ masterId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  answer: z.object({ isFirst: z.boolean() }),
  errors: { "analytics/order-not-found": 404 },
});
