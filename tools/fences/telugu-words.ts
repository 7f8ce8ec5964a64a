import { type Fence, linesMatching } from "./tree.ts";

/** What docs/glossary.md rejects: another word or spelling, by the one that is ours. */
const rejected: Readonly<Record<string, RegExp>> = {
  అమ్మకందారు: /విక్రేత/,
  "సొమ్ము వాపసు": /రీఫండ్|రిఫండ్/,
  పార్సిల్: /పార్శి|పార్శె|పార్సె/,
  రసీదు: /రశీదు/,
  మళ్లీ: /మళ్ళీ/,
  "హృదయం గుర్తు": /గుండె/,
  "మరిన్ని చూపండి": /మరిన్ని చూపించ/,
};
const texts = /^(engine|features|demo|testing|e2e|benchmarks|docs)\/.*\.(tsx?|md|html|json|sql|tsv)$/;

/** One Telugu word per idea, spelled in one way, on every screen and in every message. */
export const teluguWords: Fence = {
  name: "telugu-words",
  isMine: (file) => texts.test(file) && file !== "docs/glossary.md",
  check: ({ files, read }) =>
    files.flatMap((file) =>
      Object.entries(rejected).flatMap(([ours, other]) =>
        linesMatching(file, read(file), other, `the glossary says ${ours}`),
      ),
    ),
};
