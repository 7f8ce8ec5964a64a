export { codeIn } from "./codes/code-in.ts";
export { useCodeInput } from "./codes/code-input.ts";
export { useDeviceName } from "./devices/device-name.ts";
export { MobileField } from "./mobile-field.tsx";
export { PasswordField } from "./password-field.tsx";
