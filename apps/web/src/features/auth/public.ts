export { codeIn } from "./code-in.ts";
export { useDeviceName } from "./device-name.ts";
