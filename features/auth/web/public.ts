export { codeIn } from "./codes/code-in.ts";
export { useCodeInput } from "./codes/code-input.ts";
export { useDeviceName } from "./devices/device-name.ts";
