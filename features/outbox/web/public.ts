export { type LeavingChoice, SignOutQuestion } from "./sign-out-question.tsx";
export { UnsentWords, useUnsentWords } from "./unsent-words.tsx";
