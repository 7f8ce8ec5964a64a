import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages } from "#engine/contract/language.ts";
import { mobileNo, role, sellerParts } from "#engine/contract/person.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { secondFactorCode } from "./second-factor.ts";

/** Who is signed in, as much as every screen needs. */
export const sessionAnswer = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  /** The name as it is written in Telugu, where the person has given it. */
  firstNameTe: z.nullable(z.string()),
  mobileNo: z.string(),
  profilePicUrl: z.nullable(z.string()),
  locationName: z.nullable(z.string()),
  districtName: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  language: z.enum(languages),
  roles: z.array(role),
  /** What the person may do in a seller's area: all of it as a seller, some of it in a seller's team. */
  sellerParts: z.array(z.enum(sellerParts)),
  /** Staff rights are withheld until the person sets up a second factor or signs in with it. */
  needsSecondFactor: z.boolean(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const password = z.string().check(z.minLength(8), z.maxLength(128));
/** What is wrong with a new password beside its length. */
const passwordErrors = { "auth/common-password": 422, "auth/number-as-password": 422 } as const;
const firstName = oneLine(1, 60);
const requestId = z.string().check(z.maxLength(64));
export const codeLength = 6;

export const signIn = endpoint({
  name: "auth/sign-in",
  summary: "Starts a session with a mobile number and a password.",
  method: "POST",
  path: "/v2/auth/sign-in",
  permission: "anyone",
  body: z.object({
    mobileNo,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Asked for by `auth/second-factor-needed`, once the password is right. */
    secondFactor: z.optional(secondFactorCode),
  }),
  answer: sessionAnswer,
  errors: {
    "auth/wrong-credentials": 401,
    "auth/second-factor-needed": 422,
    "auth/wrong-second-factor": 422,
    "auth/second-factor-reset-needed": 409,
  },
});

export const readSession = endpoint({
  name: "auth/read-session",
  summary: "Tells who is signed in.",
  method: "GET",
  path: "/v2/session",
  permission: "member",
  answer: sessionAnswer,
  errors: {},
});

export const signOut = endpoint({
  name: "auth/sign-out",
  summary: "Ends the session on the server.",
  method: "POST",
  path: "/v2/auth/sign-out",
  permission: "anyone",
  answer: z.object({ isSignedOut: z.literal(true) }),
  errors: {},
});

/** A code is on its way. */
export const codeSent = z.object({
  requestId: z.string(),
  expiresAt: z.int(),
  codeLength: z.int(),
  /** So long must be waited before another code is sent. */
  resendAfterInSeconds: z.int(),
});
export type CodeSent = z.output<typeof codeSent>;

export const signUp = endpoint({
  name: "auth/sign-up",
  summary: "Asks for a new account; always answers that a code was sent.",
  method: "POST",
  path: "/v2/auth/sign-up",
  permission: "anyone",
  body: z.object({
    firstName,
    mobileNo,
    password,
    language: z.enum(languages),
    /** Who told the new person about Santha. Whether this number is known is said once the new account is open. */
    referrerMobileNo: z.optional(mobileNo),
  }),
  answer: codeSent,
  errors: { "auth/own-number": 422, ...passwordErrors },
});

export const requestSignInCode = endpoint({
  name: "auth/request-sign-in-code",
  summary: "Asks for a code to sign in without a password; the answer is the same for unknown numbers.",
  method: "POST",
  path: "/v2/auth/sign-in/code",
  permission: "anyone",
  body: z.object({ mobileNo }),
  answer: codeSent,
  errors: {},
});

export const requestReset = endpoint({
  name: "auth/request-reset",
  summary: "Asks for a code to set a new password; the answer is the same for unknown numbers.",
  method: "POST",
  path: "/v2/auth/reset",
  permission: "anyone",
  body: z.object({ mobileNo }),
  answer: codeSent,
  errors: {},
});

export const resendCode = endpoint({
  name: "auth/resend-code",
  summary: "Sends a new code for an open request; the earlier code is good no more.",
  method: "POST",
  path: "/v2/auth/otp/resend",
  permission: "anyone",
  body: z.object({ requestId }),
  answer: codeSent,
  errors: { "auth/code-expired": 422, "auth/wait-for-code": 429 },
});

/** What became of the referring number: `unknown` when nobody has it. */
const referralOutcomes = ["counted", "unknown"] as const;

/** `referral` is told once, with the new account; null where no number was named. */
const provedAnswer = z.extend(sessionAnswer, { referral: z.nullable(z.enum(referralOutcomes)) });
export type ProvedAnswer = z.output<typeof provedAnswer>;

export const verifyCode = endpoint({
  name: "auth/verify-code",
  summary: "Proves a code: opens the new account, signs in or sets the new password, and starts a session.",
  method: "POST",
  path: "/v2/auth/otp",
  permission: "anyone",
  body: z.object({
    requestId,
    code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)),
    newPassword: z.optional(password),
    secondFactor: z.optional(secondFactorCode),
  }),
  answer: provedAnswer,
  errors: {
    "auth/wrong-code": 422,
    "auth/code-expired": 422,
    "auth/already-registered": 409,
    "auth/new-password-needed": 422,
    ...passwordErrors,
    "auth/second-factor-needed": 422,
    "auth/wrong-second-factor": 422,
    "auth/second-factor-reset-needed": 409,
  },
});

export const changePassword = endpoint({
  name: "auth/change-password",
  summary: "Sets a new password against the old one; every other session ends and this one gets a new token.",
  method: "POST",
  path: "/v2/auth/password",
  permission: "member",
  body: z.object({ oldPassword: z.string().check(z.minLength(1), z.maxLength(128)), newPassword: password }),
  answer: sessionAnswer,
  errors: { "auth/wrong-old-password": 422, ...passwordErrors },
});

export const browsers = ["chrome", "firefox", "safari", "edge", "samsung", "opera", "other"] as const;
export const systems = ["android", "iphone", "ipad", "windows", "mac", "linux", "other"] as const;

/** One place where the person is signed in. */
export const sessionEntry = z.object({
  id: z.int(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** Epoch milliseconds; exact to the hour. */
  lastSeenAt: z.int(),
  startedAt: z.int(),
  isThisOne: z.boolean(),
});
export type SessionEntry = z.output<typeof sessionEntry>;

export const listSessions = endpoint({
  name: "auth/list-sessions",
  summary: "Lists where the person is signed in, this session first, then the last used.",
  method: "GET",
  path: "/v2/sessions",
  permission: "member",
  answer: z.object({ items: z.array(sessionEntry) }),
  errors: {},
});

export const endOneSession = endpoint({
  name: "auth/end-session",
  summary: "Ends one of the person's sessions; that device is signed out at its next call.",
  method: "DELETE",
  path: "/v2/sessions/{sessionId}",
  permission: "member",
  params: z.object({ sessionId: z.coerce.number().check(z.int(), z.minimum(1)) }),
  answer: z.object({ isEnded: z.literal(true) }),
  errors: { "auth/no-such-session": 404 },
});

export const endOtherSessions = endpoint({
  name: "auth/end-other-sessions",
  summary: "Ends all of the person's sessions but this one.",
  method: "POST",
  path: "/v2/sessions/end-others",
  permission: "member",
  answer: z.object({ ended: z.int() }),
  errors: {},
});
