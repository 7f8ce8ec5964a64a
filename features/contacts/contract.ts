import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { mobileNo } from "#engine/contract/person.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** Most contacts of one person, and most that one call takes out of a file. */
export const mostContacts = 2000;
export const mostImported = 500;
/** Longest name, in characters. */
export const longestName = 60;

/** What a contact is made of. */
export const contactBody = z.object({ name: oneLine(1, longestName), mobileNo });

/** A contact, which only its owner reads. */
export const contact = z.object({
  contactId: z.int(),
  name: z.string(),
  mobileNo: z.string(),
  /** Of the account with this number; null where none has it, or one of the two has blocked the other. */
  profileKey: z.nullable(z.string()),
});
export type Contact = z.output<typeof contact>;

const byId = z.object({
  contactId: z.coerce
    .number<string | number>()
    .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

export const listContacts = endpoint({
  name: "contacts/list-contacts",
  summary: "The caller's contacts by name; found by a part of the name or of the number, paged by `after`.",
  method: "GET",
  path: "/v2/contacts",
  permission: "member",
  query: z.object({
    find: z._default(oneLine(0, longestName), ""),
    /** `nextAfter` of the page before. */
    after: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(mostContacts)),
      0,
    ),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  answer: z.object({ contacts: z.array(contact), nextAfter: z.nullable(z.int()) }),
  errors: {},
});

export const addContact = endpoint({
  name: "contacts/add-contact",
  summary: "Adds a contact; a number that is there already is refused beside its field.",
  method: "POST",
  path: "/v2/contacts",
  permission: "member",
  isIdempotent: true,
  // A number that is added tells whether it has an account.
  limit: { hits: 300, windowInMinutes: 1440 },
  body: contactBody,
  answer: contact,
  success: "CREATED",
  errors: { "contacts/known": 409, "contacts/full": 409 },
});

export const changeContact = endpoint({
  name: "contacts/change-contact",
  summary: "Changes name and number of a contact.",
  method: "PUT",
  path: "/v2/contacts/{contactId}",
  permission: "member",
  limit: { hits: 300, windowInMinutes: 1440 },
  params: byId,
  body: contactBody,
  answer: contact,
  errors: { "contacts/not-found": 404, "contacts/known": 409 },
});

export const deleteContact = endpoint({
  name: "contacts/delete-contact",
  summary: "Deletes a contact.",
  method: "DELETE",
  path: "/v2/contacts/{contactId}",
  permission: "member",
  params: byId,
  answer: z.object({ contactId: z.int() }),
  errors: { "contacts/not-found": 404 },
});

export const importContacts = endpoint({
  name: "contacts/import-contacts",
  summary:
    "Adds what a file of contacts holds. Numbers that are there already, and names or numbers that cannot be kept, are left out and counted.",
  method: "POST",
  path: "/v2/contacts/import",
  permission: "member",
  limit: { hits: 20, windowInMinutes: 1440 },
  body: z.object({
    contacts: z
      .array(z.object({ name: oneLine(0, 200), mobileNo: oneLine(0, 40) }))
      .check(z.minLength(1), z.maxLength(mostImported)),
  }),
  answer: z.object({ added: z.int(), known: z.int(), unreadable: z.int(), withoutRoom: z.int() }),
  errors: {},
});
export type ImportAnswer = z.output<typeof importContacts.answer>;
