import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/cases.ts";
import * as words from "../contract/listed-words.ts";
import * as sanctions from "../contract/sanctions.ts";
import { decideCase } from "./deciding/decide-case.ts";
import { listCases } from "./deciding/list-cases.ts";
import { addWord, listWords, removeWord } from "./holding/change-words.ts";
import { tryWord } from "./holding/try-word.ts";
import { appealCase } from "./own/appeal-case.ts";
import { readOwnCase } from "./own/read-own-case.ts";
import { decideClosing } from "./sanctions/decide-closing.ts";
import { listClosings } from "./sanctions/list-closings.ts";

export const moderationRoutes = [
  route(contract.listCases, listCases),
  route(contract.decideCase, decideCase),
  route(contract.readOwnCase, readOwnCase),
  route(contract.appealCase, appealCase),
  route(sanctions.listClosings, listClosings),
  route(sanctions.decideClosing, decideClosing),
  route(words.listWords, listWords),
  route(words.tryWord, tryWord),
  route(words.addWord, addWord),
  route(words.removeWord, removeWord),
];
