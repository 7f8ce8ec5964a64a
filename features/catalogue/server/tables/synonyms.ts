import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addSynonyms as addEndpoint,
  type listSynonyms as listEndpoint,
  removeSynonyms as removeEndpoint,
} from "../../contract/synonyms.ts";
import { readAdminWords } from "../search/admin-words.queries.ts";
import { foldForSearch } from "../search/search-words.ts";
import {
  countOutdated,
  insertSynonyms,
  removeSynonymGroup,
  selectSynonymGroups,
} from "./synonyms.queries.ts";

type Table = AnswerOf<typeof listEndpoint>;

/** Groups of words that find the same. */
export const listSynonyms = ({ database }: MemberContext): Promise<Table> => synonymTable(database);

async function synonymTable(reader: Reader): Promise<Table> {
  const groups = await selectSynonymGroups(reader);
  const { version } = await readAdminWords(reader);
  return {
    groups: groups.map(({ groupId, words, addedAt }) => ({
      ...{ groupId, words: [...words], addedAt: addedAt.getTime() },
    })),
    productsWaiting: await countOutdated(reader, version),
  };
}

/** Adds words that mean the same; the products are read again by the job. */
export async function addSynonyms(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const words = new Map(body.words.map((typed) => [foldForSearch(typed), typed]));
  if (words.size < body.words.length) return refuseWords("catalogue/synonym-twice");
  return inTransaction(context, async (transaction) => {
    const { groupId, taken } = await insertSynonyms(transaction, { words, addedAt: context.clock.now() });
    if (taken.length > 0) return refuseWords("catalogue/synonym-taken", { words: taken.join(", ") });
    await audit(context, transaction, {
      action: "catalogue/synonyms-added",
      subject: `synonyms ${groupId}`,
      detail: { words: body.words.join(", ") },
    });
    return synonymTable(transaction);
  });
}

function refuseWords(
  code: "catalogue/synonym-twice" | "catalogue/synonym-taken",
  values: Readonly<Record<string, string>> = {},
): never {
  return refuse(addEndpoint, code, { values, fields: { words: code } });
}

/** Removes a group of words. */
export async function removeSynonyms(
  context: MemberContext,
  { params: { groupId } }: CheckedOf<typeof removeEndpoint>,
): Promise<Table> {
  return inTransaction(context, async (transaction) => {
    const words = await removeSynonymGroup(transaction, groupId, context.clock.now());
    if (!words) return refuse(removeEndpoint, "catalogue/synonyms-not-found");
    await audit(context, transaction, {
      action: "catalogue/synonyms-removed",
      subject: `synonyms ${groupId}`,
      detail: { words: words.join(", ") },
    });
    return synonymTable(transaction);
  });
}
