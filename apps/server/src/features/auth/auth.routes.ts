import * as endpoints from "@santha/contract/auth";
import { route } from "#platform/route";
import { changePassword } from "./change-password.ts";
import { endOneSession } from "./end-one-session.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { readSession } from "./read-session.ts";
import { requestReset } from "./request-reset.ts";
import { requestSignInCode } from "./request-sign-in-code.ts";
import { resendCode } from "./resend-code.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { verifyCode } from "./verify-code.ts";

export const authRoutes = [
  route(endpoints.signIn, signIn),
  route(endpoints.signOut, signOut),
  route(endpoints.readSession, readSession),
  route(endpoints.signUp, signUp),
  route(endpoints.requestSignInCode, requestSignInCode),
  route(endpoints.requestReset, requestReset),
  route(endpoints.resendCode, resendCode),
  route(endpoints.verifyCode, verifyCode),
  route(endpoints.changePassword, changePassword),
  route(endpoints.listSessions, listSessions),
  route(endpoints.endOneSession, endOneSession),
  route(endpoints.endOtherSessions, endOtherSessions),
];
