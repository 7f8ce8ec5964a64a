export { type ConsentAsked, proveConsentCode, sendConsentCode } from "./codes/consent-code.ts";
export { raiseAlarm } from "./devices/security-alarm.ts";
export { accountOpened, personReferred } from "./events.ts";
export { hashPassword } from "./password/password.ts";
export { provePassword } from "./password/prove-password.ts";
export { setPasswordHash } from "./password/set-password.ts";
export { resetSecondFactor } from "./second-factor/reset-second-factor.ts";
