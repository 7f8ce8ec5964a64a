/** The word of a feature in the forms its files need. */
export type Word = { word: string; Word: string };

/** The contract and the server's side of a new feature: path → text. */
export function serverFiles({ word, Word }: Word): Record<string, string> {
  const folder = `apps/server/src/features/${word}`;
  return {
    [`packages/contract/src/${word}.ts`]: contract(word, Word),
    [`${folder}/${word}.feature.ts`]: declaration(word, Word),
    [`${folder}/${word}.routes.ts`]: routes(word, Word),
    [`${folder}/${word}.queries.ts`]: queries(word, Word),
    [`${folder}/${word}.errors.ts`]: errors(word),
    [`${folder}/${word}.help.ts`]: help(word, Word),
    [`${folder}/read-${word}.ts`]: operation(word, Word),
    [`${folder}/read-${word}.test.ts`]: test(word, Word),
  };
}

const contract = (word: string, Word: string) => `import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** One row of ${word}, as its owner sees it. */
export const ${word}Row = z.object({ id: z.int(), title: z.string() });
export type ${Word}Row = z.output<typeof ${word}Row>;

export const read${Word} = endpoint({
  name: "${word}/read-${word}",
  summary: "The caller's own ${word}, the oldest first.",
  method: "GET",
  path: "/v2/${word}",
  permission: "member",
  answer: z.object({ rows: z.array(${word}Row) }),
  errors: {},
});
`;

const declaration = (word: string, Word: string) => `import { defineFeature } from "#platform/feature";
import { ${word}Errors, ${word}Fields } from "./${word}.errors.ts";
import { ${word}Help } from "./${word}.help.ts";
import { ${word}Routes } from "./${word}.routes.ts";

/** What ${Word} tells the house about itself. */
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
  demo: "",
});
`;

const routes = (
  word: string,
  Word: string,
) => `import { read${Word} as read${Word}Endpoint } from "@santha/contract/${word}";
import { route } from "#platform/route";
import { read${Word} } from "./read-${word}.ts";

export const ${word}Routes = [route(read${Word}Endpoint, read${Word})];
`;

const queries = (word: string, Word: string) => `import type { ${Word}Row } from "@santha/contract/${word}";
import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/** The rows of one person, the oldest first. */
export async function select${Word}(reader: Reader, profileId: number) {
  const { rows } = await sql<${Word}Row>\`
    select id, title from ${word} where profile_id = \${profileId} order by id
  \`.execute(reader);
  return rows;
}
`;

const errors = (word: string) => `import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

/** The sentences for each code that an endpoint of ${word} names. */
export const ${word}Errors = {} as const satisfies ErrorTexts;

export const ${word}Fields: FieldTexts = {};
`;

const help = (word: string, Word: string) => `import type { HelpPage } from "#platform/feature";

export const ${word}Help: readonly HelpPage[] = [
  {
    route: "/app/${word}",
    title: { en: "${Word}", te: "" },
    paragraphs: { en: [], te: [] },
  },
];
`;

const operation = (word: string, Word: string) => `import type { AnswerOf } from "@santha/contract/endpoint";
import type { read${Word} as endpoint } from "@santha/contract/${word}";
import type { MemberContext } from "#platform/context";
import { select${Word} } from "./${word}.queries.ts";

/** Reads the caller's own ${word}. One statement. */
export async function read${Word}(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { rows: await select${Word}(context.database, context.actor.profileId) };
}
`;

const test = (word: string, Word: string) => `import { read${Word} } from "@santha/contract/${word}";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProfile } from "#features/profiles";
import { sessionFor, type TestApp, testApp } from "#test/app";
import { ${word}Feature } from "./${word}.feature.ts";

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test("a member sees an empty list of ${word} before the first one", async () => {
  const { platform } = world;
  const person = await createProfile(platform, platform.database, {
    mobileNo: "9000000001",
    firstName: "Padma",
    language: "te",
  });
  if (!person) throw new Error("the number has a profile already");
  const { status, data } = await world.call(read${Word}, {}, { as: await sessionFor(world, person) });
  expect({ status, data }).toEqual({ status: 200, data: { rows: [] } });
});

test("the help page and the demo world of ${word} say something in both languages", () => {
  const [page] = ${word}Feature.help;
  expect(page?.title.te).not.toBe("");
  expect(page?.paragraphs.en.length).toBeGreaterThan(0);
  expect(page?.paragraphs.te.length).toBe(page?.paragraphs.en.length);
  expect(${word}Feature.demo).not.toBe("");
});
`;
