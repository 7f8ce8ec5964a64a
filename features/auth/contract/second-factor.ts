import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";

/** What is typed as second factor: the six digits of the app, or a recovery code; spaces and hyphens do not matter. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
export const recoveryCodeCount = 10;

export const readSecondFactor = endpoint({
  name: "auth/read-second-factor",
  summary: "Tells whether the caller's account has a second factor and how many recovery codes are left.",
  method: "GET",
  path: "/v2/auth/second-factor",
  permission: "staff",
  answer: z.object({
    isSet: z.boolean(),
    /** Without it staff rights are withheld. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  errors: {},
});

export const beginSecondFactor = endpoint({
  name: "auth/begin-second-factor",
  summary: "Makes a secret for an authenticator app; it counts once its first code is confirmed.",
  method: "POST",
  path: "/v2/auth/second-factor",
  permission: "staff",
  body: z.object({
    /** A code of the one that is set, which the new one replaces. */
    secondFactor: z.optional(secondFactorCode),
  }),
  answer: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The `otpauth` link, for an app on the same phone. */
    link: z.string(),
    /** The link as a QR code: an SVG path in a square of so many units. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: {
    "auth/second-factor-needed": 422,
    "auth/wrong-second-factor": 422,
    "auth/second-factor-reset-needed": 409,
  },
});

export const confirmSecondFactor = endpoint({
  name: "auth/confirm-second-factor",
  summary: "Sets the second factor by its first code and gives the recovery codes, which are shown once.",
  method: "POST",
  path: "/v2/auth/second-factor/confirm",
  permission: "staff",
  body: z.object({ code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)) }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { "auth/wrong-second-factor": 422, "auth/second-factor-not-begun": 409 },
});
