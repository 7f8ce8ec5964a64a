export { accountOpened, personReferred } from "./auth.events.ts";
export { type ConsentAsked, proveConsentCode, sendConsentCode } from "./consent-code.ts";
export { hashPassword } from "./password.ts";
export { setPasswordHash } from "./set-password.ts";
