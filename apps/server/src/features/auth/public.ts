export { accountOpened, personReferred } from "./auth.events.ts";
export { hashPassword } from "./password.ts";
export { setPasswordHash } from "./set-password.ts";
