import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { claimPrint, selectPrint } from "./prints.queries.ts";

/** A paper that never changes once it is printed. */
export interface Print {
  /** Names the paper, its language and its template: the same key stands for the same paper for ever. */
  readonly key: string;
  /** Whose paper it is; it goes with the person. */
  readonly ownerProfileId: number;
}

/** After this time a print without bytes is taken for lost: a process died between noting and keeping it. */
const lostAfterMilliseconds = 600_000;

/** The print as it was kept, else drawn and kept. A store that is away costs only the keeping. */
export async function keptPrint(
  platform: Pick<Platform, "database" | "storage" | "clock" | "ids" | "log">,
  print: Print,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = await readKept(platform, print.key);
  if (kept instanceof Uint8Array) return kept;
  const drawn = await draw();
  if (kept === "unknown") return drawn;
  await keepPrint(platform, print, drawn).catch((error: unknown) =>
    platform.log.warn({ err: error }, "a print was not kept"),
  );
  return drawn;
}

/** `unknown`: the store is away, so the print may lie there still and must not be kept a second time. */
async function readKept(
  { database, storage, log }: Pick<Platform, "database" | "storage" | "log">,
  key: string,
): Promise<Uint8Array | "missing" | "unknown"> {
  const fileName = await selectPrint(database, key);
  if (fileName === undefined) return "missing";
  try {
    return (await storage.get(fileName)) ?? "missing";
  } catch (error) {
    log.warn({ err: error }, "a kept print was not read");
    return "unknown";
  }
}

/** Noted before it is stored, so that no file lies in the store unknown. Of two that print at once one keeps it. */
async function keepPrint(
  platform: Pick<Platform, "database" | "storage" | "clock" | "ids">,
  { key, ownerProfileId }: Print,
  bytes: Uint8Array,
): Promise<void> {
  const now = platform.clock.now();
  const print = { key, ownerProfileId, fileName: `${platform.ids.token()}.pdf`, createdAt: now };
  const lostBefore = new Date(now.getTime() - lostAfterMilliseconds);
  const isMine = await inTransaction(platform, (transaction) => claimPrint(transaction, print, lostBefore));
  if (isMine) await platform.storage.put(print.fileName, bytes, "application/pdf");
}
