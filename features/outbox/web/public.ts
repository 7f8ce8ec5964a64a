export { type LeavingChoice, SignOutQuestion } from "./sign-out-question.tsx";
export { start } from "./stay-sending.ts";
