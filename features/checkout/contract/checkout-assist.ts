import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { codeSent } from "#features/auth/contract/auth.ts";
import { quantity } from "#features/cart/contract";
import { farmer, farmerAnswer, serviceInPaise } from "./assist.ts";
import { checkout } from "./checkout.ts";

/** Made on the phone, once for each draft: the draft becomes one order. */
const draftKey = z.string().check(z.regex(/^[0-9A-Za-z-]{8,64}$/));
const listingId = z.int().check(z.positive());
const mostLines = 200;

/** An agent's own margin of one pack of a line; a line that is not named keeps the catalogue's suggestion. */
const chosenMargin = z.object({ listingId, marginInPaise: serviceInPaise });

export const chooseAssist = endpoint({
  name: "checkout/choose-assist",
  summary:
    "Keeps with the open cart for whom it is, the margin of each line and the agent's handling charge; refused above the printed maximum price.",
  method: "PUT",
  path: "/v2/checkout/assist",
  permission: "agent-or-seller",
  body: z.object({
    /** Null: for the agent himself. */
    farmer: z.nullable(farmer),
    margins: z.array(chosenMargin).check(z.maxLength(mostLines)),
    agentHandlingInPaise: serviceInPaise,
    /** The draft of the caller's phone that is a copy of this cart: it and the cart become one order. */
    draftKey: z.optional(draftKey),
  }),
  answer: checkout,
  errors: {
    "checkout/cart-empty": 409,
    "checkout/margin-above-mrp": 422,
    "checkout/handling-above-mrp": 422,
  },
});

export const listFarmers = endpoint({
  name: "checkout/list-farmers",
  summary:
    "People the caller has ordered for, latest first; by the beginning of a name's word or of the number.",
  method: "GET",
  path: "/v2/checkout/farmers",
  permission: "agent-or-seller",
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  answer: z.object({ farmers: z.array(farmerAnswer) }),
  errors: {},
});

export const requestConsent = endpoint({
  name: "checkout/request-consent",
  summary: "Sends the farmer a code, with what he would pay; telling it to the agent is his consent.",
  method: "POST",
  path: "/v2/checkout/assist/consent-code",
  permission: "agent-or-seller",
  /** What the agent was shown; the farmer is asked for nothing else. */
  body: z.object({ fingerprint: z.string().check(z.maxLength(100)) }),
  answer: codeSent,
  errors: {
    "checkout/farmer-needed": 409,
    "checkout/address-needed": 409,
    "checkout/changed": 409,
    "auth/wait-for-code": 429,
  },
});

export const giveConsent = endpoint({
  name: "checkout/give-consent",
  summary:
    "Proves the farmer's code and keeps his consent, with the total that he was told, with the open cart.",
  method: "POST",
  path: "/v2/checkout/assist/consent",
  permission: "agent-or-seller",
  body: z.object({
    requestId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)),
  }),
  answer: checkout,
  errors: { "auth/wrong-code": 422, "auth/code-expired": 422 },
});

export const withdrawConsent = endpoint({
  name: "checkout/withdraw-consent",
  summary: "Forgets the farmer's consent: the agent goes on without it, and the order says so.",
  method: "DELETE",
  path: "/v2/checkout/assist/consent",
  permission: "agent-or-seller",
  answer: checkout,
  errors: {},
});

export const openDraft = endpoint({
  name: "checkout/open-draft",
  summary:
    "Puts an order that was prepared without a connection into the open cart, at today's prices; what is in the cart already goes, if it is what the caller put aside.",
  method: "PUT",
  path: "/v2/checkout/drafts/{draftKey}",
  permission: "agent-or-seller",
  params: z.object({ draftKey }),
  body: z.object({
    farmer: z.nullable(farmer),
    agentHandlingInPaise: serviceInPaise,
    lines: z
      .array(z.object({ listingId, quantity, marginInPaise: serviceInPaise }))
      .check(z.minLength(1), z.maxLength(mostLines)),
    /** An address of the caller's book; null: it is chosen in the shipping step. */
    addressId: z.nullable(z.int().check(z.positive())),
    /** The lines of the open cart that the caller has put aside. */
    putAside: z.array(z.object({ listingId, quantity })).check(z.maxLength(mostLines)),
  }),
  answer: z.object({
    checkout,
    /** Listings that are not sold any more: they are not in the cart. */
    gone: z.array(z.int()),
  }),
  errors: { "checkout/draft-placed": 409, "checkout/cart-moved": 409 },
});
