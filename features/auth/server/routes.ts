import { route } from "#engine/server/http/route.ts";
import * as endpoints from "../contract/auth.ts";
import * as secondFactor from "../contract/second-factor.ts";
import { requestSignInCode } from "./codes/request-sign-in-code.ts";
import { resendCode } from "./codes/resend-code.ts";
import { verifyCode } from "./codes/verify-code.ts";
import { changePassword } from "./password/change-password.ts";
import { requestReset } from "./password/request-reset.ts";
import { beginSecondFactor } from "./second-factor/begin-second-factor.ts";
import { confirmSecondFactor } from "./second-factor/confirm-second-factor.ts";
import { readSecondFactor } from "./second-factor/read-second-factor.ts";
import { endOneSession } from "./sessions/end-one-session.ts";
import { endOtherSessions } from "./sessions/end-other-sessions.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { readSession } from "./sessions/read-session.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

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
  route(secondFactor.readSecondFactor, readSecondFactor),
  route(secondFactor.beginSecondFactor, beginSecondFactor),
  route(secondFactor.confirmSecondFactor, confirmSecondFactor),
];
