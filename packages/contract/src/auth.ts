import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./language.ts";
import { mobileNo, role } from "./person.ts";

/** Who is signed in, as much as every screen needs. */
export const sessionAnswer = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  mobileNo: z.string(),
  profilePicUrl: z.nullable(z.string()),
  locationName: z.nullable(z.string()),
  language: z.enum(languages),
  roles: z.array(role),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const password = z.string().check(z.minLength(8), z.maxLength(128));
const firstName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const requestId = z.string().check(z.maxLength(64));
export const codeLength = 6;

export const signIn = endpoint({
  name: "auth/sign-in",
  summary: "Starts a session with a mobile number and a password.",
  method: "POST",
  path: "/v2/auth/sign-in",
  permission: "anyone",
  body: z.object({ mobileNo, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: sessionAnswer,
  errors: { "auth/wrong-credentials": 401 },
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

const codeSent = z.object({ requestId: z.string(), expiresAt: z.int(), codeLength: z.int() });

export const signUp = endpoint({
  name: "auth/sign-up",
  summary: "Asks for a new account; always answers that a code was sent.",
  method: "POST",
  path: "/v2/auth/sign-up",
  permission: "anyone",
  body: z.object({ firstName, mobileNo, password, language: z.enum(languages) }),
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
  errors: { "auth/code-expired": 422 },
});

export const verifyCode = endpoint({
  name: "auth/verify-code",
  summary: "Proves a code: opens the new account, or sets the new password, and starts a session.",
  method: "POST",
  path: "/v2/auth/otp",
  permission: "anyone",
  body: z.object({
    requestId,
    code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)),
    newPassword: z.optional(password),
  }),
  answer: sessionAnswer,
  errors: {
    "auth/wrong-code": 422,
    "auth/code-expired": 422,
    "auth/already-registered": 409,
    "auth/new-password-needed": 422,
  },
});
