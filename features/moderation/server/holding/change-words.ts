import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import {
  addWord as addEndpoint,
  type listWords as listEndpoint,
  mostListed,
  removeWord as removeEndpoint,
} from "../../contract/listed-words.ts";
import { deleteWord, insertWord, selectWords } from "./listed-words.queries.ts";
import { asCompared } from "./listed-words.ts";

/** The words that support looks at first. */
export const listWords: Operation<typeof listEndpoint> = async ({ database }) => ({
  words: await selectWords(database),
});

/** Adds a word; of two admins with the same word the second is told that it is there. */
export const addWord: Operation<typeof addEndpoint> = (context, { body }) =>
  inTransaction(context, async (transaction) => {
    const [word, { takesEndings }] = [asCompared(body.word), body];
    const outcome = await insertWord(transaction, { word, takesEndings, at: context.clock.now() });
    if (outcome === "full")
      return refuse(addEndpoint, "moderation/too-many-words", { values: { most: mostListed } });
    if (outcome === "listed")
      return refuse(addEndpoint, "moderation/word-listed", { fields: { word: "moderation/word-listed" } });
    await audit(context, transaction, {
      action: "moderation/word-added",
      subject: word,
      detail: { takesEndings },
    });
    return { words: await selectWords(transaction) };
  });

/** Removes a word. */
export const removeWord: Operation<typeof removeEndpoint> = (context, { params: { wordId } }) =>
  inTransaction(context, async (transaction) => {
    const word = await deleteWord(transaction, wordId);
    if (word === undefined) return refuse(removeEndpoint, "moderation/word-gone");
    await audit(context, transaction, { action: "moderation/word-removed", subject: word });
    return { words: await selectWords(transaction) };
  });
