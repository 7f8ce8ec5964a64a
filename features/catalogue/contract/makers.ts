import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { revision, rowIdInUrl } from "./table-fields.ts";

const maker = z.object({
  makerId: z.int(),
  name: nameText,
  revision,
  products: z.int(),
  /** Other spellings that were merged into it. */
  merged: z.array(z.string()),
});
export type Maker = z.output<typeof maker>;

const table = z.object({ makers: z.array(maker) });

const names = z.object({
  nameEn: oneLine(2, 80),
  /** Empty where nobody has said it yet. */
  nameTe: z.union([z.literal(""), oneLine(2, 80).check(z.regex(/\p{Script=Telugu}/u))]),
});

export const listMakers = endpoint({
  name: "catalogue/list-makers",
  summary: "For the platform admin: who makes the goods, by name, with the number of products.",
  method: "GET",
  path: "/v2/admin/makers",
  permission: "platform-admin",
  answer: table,
  errors: {},
});

export const addMaker = endpoint({
  name: "catalogue/add-maker",
  summary: "The platform admin adds a maker, which sellers are then offered.",
  method: "POST",
  path: "/v2/admin/makers",
  permission: "platform-admin",
  body: names,
  answer: table,
  success: "CREATED",
  errors: { "catalogue/maker-there": 409 },
});

export const renameMaker = endpoint({
  name: "catalogue/rename-maker",
  summary: "The platform admin renames a maker in both languages; its products carry the new name at once.",
  method: "PUT",
  path: "/v2/admin/makers/{makerId}",
  permission: "platform-admin",
  params: z.object({ makerId: rowIdInUrl }),
  body: z.extend(names, { revision }),
  answer: table,
  errors: { "catalogue/maker-there": 409, "catalogue/entry-not-found": 404, "catalogue/entry-changed": 409 },
});

export const mergeMakers = endpoint({
  name: "catalogue/merge-makers",
  summary:
    "The platform admin merges a maker into another: its products, as many as were shown, carry the other name, also those proposed later.",
  method: "POST",
  path: "/v2/admin/makers/{makerId}/merge",
  permission: "platform-admin",
  params: z.object({ makerId: rowIdInUrl }),
  body: z.object({ intoMakerId: z.int().check(z.positive()), products: z.int().check(z.minimum(0)) }),
  answer: table,
  errors: { "catalogue/entry-not-found": 404, "catalogue/entry-changed": 409, "catalogue/maker-itself": 422 },
});
