export { codeIn } from "./code-in.ts";
export { useCodeInput } from "./code-input.ts";
export { useDeviceName } from "./device-name.ts";
