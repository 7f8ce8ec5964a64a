import { type Fence, isCode, linesMatching } from "./tree.ts";

const marks = new RegExp(
  `\\b(${["TO", "FIX"].map((word) => `${word}${word === "TO" ? "DO" : "ME"}`).join("|")}|X{3}|HACK)\\b`,
);
const leftOut = /\b(it|test|describe|suite|bench)(\.\w+)*\.(skip|only|todo|fixme|skipIf)\b/;
const promised = /coming soon|త్వరలో వస్తుంది/i;

/** Nothing is left for later: no such marks, no test left out or singled out, no promise on a screen. */
export const unfinishedWork: Fence = {
  name: "unfinished-work",
  isMine: (file) => (isCode(file) || /\.(css|sql|html)$/.test(file)) && !file.startsWith("tools/fences/"),
  check: ({ files, read }) =>
    files.flatMap((file) => {
      const text = read(file);
      return [
        ...linesMatching(file, text, marks, "unfinished"),
        ...linesMatching(file, text, leftOut, "a test is left out or singled out"),
        ...linesMatching(file, text, promised, "promised instead of built"),
      ];
    }),
};
