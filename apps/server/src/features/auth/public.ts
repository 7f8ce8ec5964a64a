export { hashPassword } from "./password.ts";
export { setPasswordHash } from "./set-password.ts";
