import { type Fence, isCode, isTest } from "./tree.ts";

const hardStop = 300;
const hardStopOfTests = 400;
const goodMedian = 70;
const goodNinth = 200;

// Texts and migrations are lists; their length is the product's, not the code's.
const free = /\.(en|te|texts)\.ts$|\/migrations\/|generated\.ts$/;

/** No file is too long to read, and most are short: median and ninth decile hold for the code without tests. */
export const fileLengths: Fence = {
  name: "file-lengths",
  isMine: (file) =>
    (isCode(file) || /\.(css|sql)$/.test(file)) && !free.test(file) && !file.endsWith("tokens.css"),
  check: ({ files, read }) => {
    const lengths = new Map(files.map((file) => [file, lineCount(read(file))]));
    const tooLong = files.flatMap((file) => {
      const lines = lengths.get(file) ?? 0;
      const limit = isTest(file) ? hardStopOfTests : hardStop;
      return lines > limit ? [`${file} has ${lines} lines, the limit is ${limit}`] : [];
    });
    const sorted = files
      .filter((file) => isCode(file) && !isTest(file))
      .map((file) => lengths.get(file) ?? 0)
      .sort((a, b) => a - b);
    return [...tooLong, ...share(sorted, 0.5, goodMedian), ...share(sorted, 0.9, goodNinth)];
  },
};

function lineCount(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function share(sorted: readonly number[], part: number, limit: number): string[] {
  const lines = sorted[Math.floor(sorted.length * part)] ?? 0;
  return lines > limit
    ? [`sources: ${part * 100} % of the files should have at most ${limit} lines; it is ${lines}`]
    : [];
}
