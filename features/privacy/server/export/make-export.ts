import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { readRows } from "#engine/server/privacy/person-rows.queries.ts";
import type { DeclaredTable, PersonSought } from "#engine/server/privacy/table-privacy.ts";
import { findPerson } from "#features/profiles/server";
import { daysOfCopy } from "../../contract/privacy.ts";
import { lockRequest, moveRequest } from "../queries.ts";
import { tellPerson } from "../tell-person.ts";
import { insertPart } from "./export.queries.ts";
import { type ZipEntry, zipped } from "./zip.ts";

const day = 86_400_000;
/** A part in the database; no more of a copy is in memory than about this. */
const partInBytes = 256 * 1024;

/** Collects everything that is declared of the person into one archive, and tells him. A killed try leaves nothing. */
export async function makeExport(platform: Platform, requestId: number): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const request = await lockRequest(transaction, requestId);
    if (request?.state !== "under-way" || request.kind !== "export") return;
    const person = await findPerson(transaction, request.profileId);
    if (!person) return;
    const now = platform.clock.now();
    let part = 0;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const keep = async () => {
      await insertPart(transaction, requestId, part, Buffer.concat(waiting));
      [part, waiting, waitingBytes] = [part + 1, [], 0];
    };
    for await (const piece of zipped(entriesOf(platform, transaction, person), now)) {
      waiting.push(piece);
      waitingBytes += piece.length;
      if (waitingBytes >= partInBytes) await keep();
    }
    await keep();
    const keptUntil = new Date(now.getTime() + daysOfCopy * day);
    await moveRequest(transaction, {
      ...{ id: requestId, from: "under-way", to: "ready" },
      ...{ endedAt: now, keptUntil },
    });
    await tellPerson(platform, transaction, { requestId, profileId: person.profileId, news: "ready" });
  });
}

/** One JSON file for each table that holds something of the person, in a folder of its owner; then files as they are. */
async function* entriesOf(
  platform: Platform,
  transaction: Transaction,
  { profileId, mobileNo, createdAt }: PersonSought,
): AsyncGenerator<ZipEntry> {
  const person = { profileId, mobileNo, createdAt };
  const tables = new Map(platform.privacy.tables.map((each) => [each.table, each]));
  for (const declared of tables.values()) {
    if (declared.onExport !== "included" || declared.ways.length === 0) continue;
    const content = jsonOf(transaction, tables, declared, person);
    const first = await content.next();
    if (first.done) continue;
    yield { name: `${declared.owner}/${declared.table}.json`, content: withFirst(first.value, content) };
  }
  for (const kept of platform.privacy.keptOutside) {
    for await (const { name, bytes } of kept.read(platform, profileId)) yield { name, content: once(bytes) };
  }
}

/** The rows as a JSON list, some at a time; nothing where there are none. */
async function* jsonOf(
  transaction: Transaction,
  tables: ReadonlyMap<string, DeclaredTable>,
  declared: DeclaredTable,
  person: PersonSought,
): AsyncGenerator<Buffer> {
  let isBegun = false;
  for await (const rows of readRows(transaction, tables, declared, person)) {
    const text = rows.map((row) => JSON.stringify(row, null, 2)).join(",\n");
    yield Buffer.from(`${isBegun ? ",\n" : "[\n"}${text}`);
    isBegun = true;
  }
  if (isBegun) yield Buffer.from("\n]\n");
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
