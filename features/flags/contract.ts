import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { flagNames, type LimitName, limitNames } from "#engine/contract/flags.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** Who changed it last; null while nobody has. */
const lastChange = z.nullable(
  z.object({
    /** Epoch milliseconds. */
    at: z.int(),
    /** First name; null where no person is known. */
    by: z.nullable(z.string()),
  }),
);

const flag = z.object({ name: z.enum(flagNames), isOpen: z.boolean(), lastChange });
export type Flag = z.output<typeof flag>;

const limitName = z.enum(limitNames as [LimitName, ...LimitName[]]);
const limit = z.object({
  name: limitName,
  value: z.int(),
  /** The value while nobody has changed it. */
  usual: z.int(),
  least: z.int(),
  most: z.int(),
  lastChange,
});
export type Limit = z.output<typeof limit>;

const board = z.object({ flags: z.array(flag), limits: z.array(limit) });
export type FlagBoard = z.output<typeof board>;

export const listClosed = endpoint({
  name: "flags/list-closed",
  summary:
    "What the operator has closed for now, and what is closed for the caller alone, with the sentence that people read.",
  method: "GET",
  path: "/v2/flags",
  permission: "member",
  answer: z.object({
    closed: z.array(
      z.object({
        name: z.enum(flagNames),
        why: localizedText,
        /** The page that says more; null: there is none. */
        leadsTo: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
});

export const readBoard = endpoint({
  name: "flags/read-board",
  summary: "For the platform admin: what can be opened and closed, and the numbers that can be changed.",
  method: "GET",
  path: "/v2/admin/flags",
  permission: "platform-admin",
  answer: board,
  errors: {},
});

const reason = paragraphs(3, 300);
/** What is out of the limit's own range is refused with that range. */
const number = z.int().check(z.minimum(0), z.maximum(999_999_999));

export const turnFlag = endpoint({
  name: "flags/turn",
  summary: "The platform admin opens or closes something, in every process at once.",
  method: "PUT",
  path: "/v2/admin/flags/{name}",
  permission: "platform-admin",
  params: z.object({ name: z.enum(flagNames) }),
  body: z.object({ isOpen: z.boolean(), reason }),
  answer: board,
  errors: { "flags/so-already": 409 },
});

export const changeLimit = endpoint({
  name: "flags/change-limit",
  summary: "The platform admin changes a number that the server keeps to, in every process at once.",
  method: "PUT",
  path: "/v2/admin/limits/{name}",
  permission: "platform-admin",
  params: z.object({ name: limitName }),
  body: z.object({ value: number, seen: number, reason }),
  answer: board,
  errors: { "flags/out-of-range": 422, "flags/so-already": 409, "flags/changed-meanwhile": 409 },
});
