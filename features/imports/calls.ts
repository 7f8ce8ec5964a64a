import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { aFile } from "./builders.ts";
import type { ImportState } from "./contract.ts";

type World = Parameters<MakeInput>[0];

/** An import of this person in a state; others of the same person are over. */
async function importOf({ app }: World, profileId: number, state: ImportState): Promise<number> {
  const { database, clock } = app.platform;
  await database
    .updateTable("imports")
    .set({ state: "done" })
    .where("profile_id", "=", profileId)
    .where("state", "in", ["checking", "applying", "undoing"])
    .execute();
  const { id } = await database
    .insertInto("imports")
    .values({
      ...{ profile_id: profileId, started_by: profileId, moved_by: profileId },
      ...{ file_name: "prices.csv", state, created_at: clock.now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const ofImport =
  (state: ImportState, query?: object): MakeInput =>
  async (world, { profileId }, kind) => {
    const owner = kind === "others" ? (await aPerson(world.app, { roles: ["seller"] })).profileId : profileId;
    const importId = kind === "missing" ? missingId : await importOf(world, owner, state);
    return [{ params: { importId }, ...(query && { query }) }];
  };

const one = { own: 200, others: 404, missing: 404 };

/** What the calls of imports answer, and what is sent to them. */
export const calls: Calls = {
  "imports/export-packs": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{}, { query: { which: "others" } }],
  },
  "imports/read-template": { own: 200, note: "the same for everybody" },
  "imports/start-import": {
    own: 201,
    sends: async (world, { profileId }) => {
      await anOwnListing(world.app, profileId);
      await importOf(world, profileId, "done");
      return [{ query: { fileName: "prices.csv" }, csv: aFile(["1,,,,,,,"]) }];
    },
  },
  "imports/list-imports": { own: 200, note: "the caller's own" },
  "imports/read-import": { ...one, sends: ofImport("done") },
  "imports/list-rows": { ...one, sends: ofImport("done", { outcome: "rejected" }) },
  "imports/read-rejected-rows": { ...one, sends: ofImport("done") },
  "imports/apply-import": { ...one, sends: ofImport("checked") },
  "imports/stop-import": { ...one, sends: ofImport("applying") },
  "imports/undo-import": { ...one, sends: ofImport("done") },
};
