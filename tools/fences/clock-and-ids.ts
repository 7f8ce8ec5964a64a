import { type Fence, isCode, isTest, linesMatching, withoutComments } from "./tree.ts";

// The log says when something really happened, also where a test has set the clock.
const ownPlaces = /\/(clock|ids|log)\.ts$/;
const forbidden = /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\b(randomUUID|randomInt)\(/;

/** The server's code gets the time and new ids handed in, so that a test can set them. */
export const clockAndIds: Fence = {
  name: "clock-and-ids",
  isMine: (file) =>
    /^(engine|features\/\w+)\/server\//.test(file) && isCode(file) && !isTest(file) && !ownPlaces.test(file),
  check: ({ files, read }) =>
    files.flatMap((file) =>
      linesMatching(
        file,
        withoutComments(read(file)),
        forbidden,
        "time and chance come from the clock and the ids handed in",
      ),
    ),
};
