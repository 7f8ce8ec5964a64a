/** The word of a feature in the forms its files need, and what it is called on its screen. */
export type Word = {
  readonly word: string;
  readonly Word: string;
  readonly title: { readonly en: string; readonly te: string };
  /** UTC, YYYYMMDDhhmmss: orders the migrations of all features. */
  readonly stamp: string;
};

/** The contract, the table and the server's side of a new feature: path → text. */
export function serverFiles(words: Word): Record<string, string> {
  const { word, stamp } = words;
  const folder = `features/${word}/server`;
  return {
    [`features/${word}/contract.ts`]: contract(words),
    [`features/${word}/migrations/${stamp}-${word}.sql`]: migration(words),
    [`${folder}/feature.ts`]: declaration(words),
    [`${folder}/routes.ts`]: routes(words),
    [`${folder}/queries.ts`]: queries(words),
    [`${folder}/errors.ts`]: errors(words),
    [`${folder}/help.ts`]: help(words),
    [`${folder}/list-${word}.ts`]: listing(words),
    [`${folder}/add-to-${word}.ts`]: adding(words),
  };
}

const contract = ({ word, Word }: Word) => `import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** Longest title, in characters. */
export const longestTitle = 100;

/** One entry of ${word}, as its owner sees it; \`addedAt\` in epoch milliseconds. */
const entry = z.object({ id: z.int(), title: z.string(), addedAt: z.int() });
export type ${Word}Entry = z.output<typeof entry>;

export const list${Word} = endpoint({
  name: "${word}/list-${word}",
  summary: "The caller's own ${word}, newest first, at most 100.",
  method: "GET",
  path: "/v2/${word}",
  permission: "member",
  answer: z.object({ entries: z.array(entry) }),
  errors: {},
});

export const addTo${Word} = endpoint({
  name: "${word}/add-to-${word}",
  summary: "Adds an entry to the caller's own ${word}.",
  method: "POST",
  path: "/v2/${word}",
  permission: "member",
  body: z.object({ title: oneLine(1, longestTitle) }),
  answer: entry,
  success: "CREATED",
  isIdempotent: true,
  errors: {},
});
`;

const migration = ({ word }: Word) => `create table ${word} (
    id bigint generated always as identity,
    profile_id bigint not null,
    title text not null,
    added_at timestamptz not null,
    constraint ${word}_title_check check (((length(title) >= 1) and (length(title) <= 100))),
    constraint ${word}_pkey primary key (id)
);

create index ${word}_by_person on ${word} using btree (profile_id, id desc);

alter table only ${word}
    add constraint ${word}_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table ${word} is 'owner: ${word}';
`;

const declaration = ({ word, Word }: Word) => `import { defineFeature } from "#engine/server/feature.ts";
import { ${word}Errors, ${word}Fields } from "./errors.ts";
import { ${word}Help } from "./help.ts";
import { ${word}Routes } from "./routes.ts";

/** What ${Word} declares to the server. */
export const ${word}Feature = defineFeature({
  name: "${word}",
  routes: ${word}Routes,
  errors: ${word}Errors,
  fields: ${word}Fields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: ${word}Help,
  privacy: {
    ${word}: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "none: people add their own",
});
`;

const routes = ({ word, Word }: Word) => `import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { addTo${Word} } from "./add-to-${word}.ts";
import { list${Word} } from "./list-${word}.ts";

export const ${word}Routes = [
  route(contract.list${Word}, list${Word}),
  route(contract.addTo${Word}, addTo${Word}),
];
`;

const queries = ({
  word,
  Word,
}: Word) => `import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ${Word}Entry } from "../contract.ts";

const mostEntries = 100;

/** The entries of one person, newest first. */
export async function select${Word}(reader: Reader, profileId: number): Promise<${Word}Entry[]> {
  const rows = await reader
    .selectFrom("${word}")
    .select(["id", "title", "added_at"])
    .where("profile_id", "=", profileId)
    .orderBy("id", "desc")
    .limit(mostEntries)
    .execute();
  return rows.map(({ id, title, added_at }) => ({ id, title, addedAt: added_at.getTime() }));
}

export interface New${Word}Entry {
  readonly profileId: number;
  readonly title: string;
  readonly addedAt: Date;
}

/** Keeps an entry and answers its id. */
export async function insertInto${Word}(transaction: Transaction, given: New${Word}Entry): Promise<number> {
  const { id } = await transaction
    .insertInto("${word}")
    .values({ profile_id: given.profileId, title: given.title, added_at: given.addedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
`;

const errors = ({ word }: Word) => `import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

/** The sentences for each code that a call of ${word} names. */
export const ${word}Errors = {} as const satisfies ErrorTexts;

export const ${word}Fields: FieldTexts = {
  title: { en: "Write a title (1–100 characters).", te: "శీర్షిక రాయండి: 1 నుండి 100 అక్షరాలు." },
};
`;

const help = ({ word, title }: Word) => `import type { HelpPage } from "#engine/server/feature.ts";

export const ${word}Help: readonly HelpPage[] = [
  {
    route: "/app/${word}",
    title: ${JSON.stringify(title)},
    paragraphs: {
      en: ["Your entries appear here, newest first. Write a title and press Add."],
      te: ["మీరు చేర్చినవి ఇక్కడ ఉంటాయి, కొత్తవి ముందు. శీర్షిక రాసి, చేర్చు నొక్కండి."],
    },
  },
];
`;

const listing = ({ word, Word }: Word) => `import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { list${Word} as endpoint } from "../contract.ts";
import { select${Word} } from "./queries.ts";

/** Reads the caller's own ${word}. */
export async function list${Word}({ actor, database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { entries: await select${Word}(database, actor.profileId) };
}
`;

const adding = ({ word, Word }: Word) => `import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { addTo${Word} as endpoint, type ${Word}Entry } from "../contract.ts";
import { insertInto${Word} } from "./queries.ts";

/** Adds an entry to the caller's own ${word}, once for each key. */
export async function addTo${Word}(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<${Word}Entry> {
  const { profileId } = context.actor;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const addedAt = context.clock.now();
    const id = await insertInto${Word}(transaction, { profileId, title: body.title, addedAt });
    return { id, title: body.title, addedAt: addedAt.getTime() };
  });
}
`;
