import type { Calls, ObjectKind } from "#testing/calls/calls.ts";
import type { World } from "#testing/calls/world.ts";

const paramsOf = (kind: ObjectKind) => ({
  params: { articleKey: kind === "missing" ? "legal-nothing" : "legal-terms" },
});
const reason = "The law has changed.";
/** Words that no other call has published. */
let written = 0;
function newText() {
  written += 1;
  return { en: `These are our terms, number ${written}.`, te: `ఇవి మా నిబంధనలు, సంఖ్య ${written}.` };
}

/** The version that people read. */
async function seenVersion({ app }: World): Promise<number> {
  const row = await app.platform.database
    .selectFrom("article_versions")
    .select("version")
    .where("article_key", "=", "legal-terms")
    .orderBy("version", "desc")
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** What the calls of articles answer, and what is sent to them. */
export const calls: Calls = {
  "articles/list": { own: 200 },
  "articles/read": {
    own: 200,
    missing: 404,
    note: "texts of the operator",
    sends: (_, __, kind) => [paramsOf(kind)],
  },
  "articles/publish": {
    own: 201,
    missing: 404,
    note: "texts of the operator",
    sends: async (world, _, kind) => [
      { ...paramsOf(kind), body: { ...newText(), reason, seenVersion: await seenVersion(world) } },
    ],
  },
  "articles/restore": {
    own: 409,
    missing: 404,
    note: "409: another version than the one that is read",
    sends: (_, __, kind) => [{ ...paramsOf(kind), body: { version: 1, reason, seenVersion: 999 } }],
  },
};
