import type { Operation } from "#engine/server/http/route.ts";
import { type tryWord as endpoint, triedDays } from "../../contract/listed-words.ts";
import { asCompared, asShown, patternOf } from "./listed-words.ts";

/** Signs before and behind the word that are shown of a post. */
const around = 60;
const mostExamples = 3;

/** What a word would have held, found as it would be held; the database only leaves out what cannot hold it. */
export const tryWord: Operation<typeof endpoint> = async ({ database, clock, writtenWords }, { query }) => {
  const word = asCompared(query.word);
  const pattern = patternOf([{ word, takesEndings: query.takesEndings === "true" }]);
  const since = new Date(clock.now().getTime() - triedDays * 86_400_000);
  const [holding = word] = word.split(" ");
  let looked = 0;
  const examples: string[] = [];
  for (const { read } of writtenWords) {
    const found = await read(database, { since, holding });
    looked += found.looked;
    for (const words of found.holding) {
      const at = pattern?.exec(asCompared(words))?.index ?? -1;
      if (at >= 0) examples.push(partAround(asShown(words), at, word.length));
    }
  }
  return { looked, held: examples.length, examples: examples.slice(0, mostExamples) };
};

function partAround(words: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), at + length + around];
  return `${from > 0 ? "…" : ""}${words.slice(from, to)}${to < words.length ? "…" : ""}`;
}
