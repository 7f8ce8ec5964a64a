import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { rowIdInUrl } from "./table-fields.ts";

const mostWordsOfGroup = 12;

/** A word, or a few, with at least two letters or digits. */
const word = oneLine(2, 40).check(z.regex(/[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]/u));

const synonymGroup = z.object({
  groupId: z.int(),
  words: z.array(z.string()),
  addedAt: z.int(),
});
export type SynonymGroup = z.output<typeof synonymGroup>;

const table = z.object({
  /** The latest first. */
  groups: z.array(synonymGroup),
  /** Products whose search words still follow an earlier table. */
  productsWaiting: z.int(),
});

export const listSynonyms = endpoint({
  name: "catalogue/list-synonyms",
  summary:
    "For the platform admin: groups of words of which each finds what the others find, the latest first.",
  method: "GET",
  path: "/v2/admin/synonyms",
  permission: "platform-admin",
  answer: table,
  errors: {},
});

export const addSynonyms = endpoint({
  name: "catalogue/add-synonyms",
  summary:
    "The platform admin adds words that mean the same, in either language and script; within minutes each finds the products of the others.",
  method: "POST",
  path: "/v2/admin/synonyms",
  permission: "platform-admin",
  body: z.object({ words: z.array(word).check(z.minLength(2), z.maxLength(mostWordsOfGroup)) }),
  answer: table,
  success: "CREATED",
  errors: { "catalogue/synonym-taken": 409, "catalogue/synonym-twice": 422 },
});

export const removeSynonyms = endpoint({
  name: "catalogue/remove-synonyms",
  summary:
    "The platform admin removes a group of words; within minutes they find only what they say themselves.",
  method: "DELETE",
  path: "/v2/admin/synonyms/{groupId}",
  permission: "platform-admin",
  params: z.object({ groupId: rowIdInUrl }),
  answer: table,
  errors: { "catalogue/synonyms-not-found": 404 },
});
