export { codeIn } from "./code-in.ts";
