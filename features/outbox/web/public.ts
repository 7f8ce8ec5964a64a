export { type LeavingChoice, SignOutQuestion } from "./sign-out-question.tsx";
export { start } from "./stay-sending.ts";
export { UnsentWords, useUnsentWords } from "./unsent-words.tsx";
