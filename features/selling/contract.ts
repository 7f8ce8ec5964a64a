import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** A business as its seller sees it. */
const ownBusiness = z.object({
  name: localizedText,
  gstin: z.string(),
  /** Shown to buyers beside the name of the business. */
  town: nameText,
  state: z.string(),
  postalCode: z.string(),
});
export type OwnBusiness = z.output<typeof ownBusiness>;

const longestTown = 80;
const townIn = (script: RegExp) => oneLine(1, longestTown).check(z.regex(script));

export const readOwnBusiness = endpoint({
  name: "selling/read-own-business",
  summary: "The caller's registered business; null where none is registered yet.",
  method: "GET",
  path: "/v2/selling/business",
  permission: "seller",
  answer: z.object({ business: z.nullable(ownBusiness) }),
  errors: {},
});

export const renameTown = endpoint({
  name: "selling/rename-town",
  summary:
    "How the town of the caller's business is written, in Latin letters and, if he likes, in Telugu; buyers read it from now on.",
  method: "PUT",
  path: "/v2/selling/business/town",
  permission: "seller",
  body: z.object({
    town: townIn(/\p{Script=Latin}/u),
    townTe: z.nullable(townIn(/\p{Script=Telugu}/u)),
  }),
  answer: z.object({ business: ownBusiness }),
  errors: { "selling/no-business": 404 },
});
