import type { Platform } from "#engine/server/context.ts";
import type { KeptOutside } from "#engine/server/privacy/table-privacy.ts";
import { pictureSizes } from "../contract/picture-url.ts";
import { forgetFiles } from "./delete-unused.ts";
import { deletePrints, selectPrintsOf } from "./prints.queries.ts";
import { closeFilesOf, selectFilesOf } from "./queries.ts";
import { storedName, voiceStoredName } from "./stored-names.ts";

const filesAtOnce = 100;

/** The pictures, voice notes and prints of a person: handed out with his copy, removed with him. */
export const keptFiles: KeptOutside = {
  async *read({ database, storage }, profileId) {
    const largest = Math.max(...pictureSizes);
    for (const { key, voiceFormat } of await selectFilesOf(database, profileId)) {
      const isVoice = voiceFormat !== null;
      const stored = isVoice ? voiceStoredName(key, voiceFormat) : storedName(key, largest, "webp");
      const bytes = await storage.get(stored);
      const name = isVoice ? `voices/${stored}` : `pictures/${key}.webp`;
      if (bytes) yield { name, bytes };
    }
    for (const { fileName } of await selectPrintsOf(database, profileId)) {
      const bytes = await storage.get(fileName);
      if (bytes) yield { name: `documents/${fileName}`, bytes };
    }
  },
  async erase(platform, profileId) {
    for (;;) {
      const keys = await closeFilesOf(platform.database, profileId, platform.clock.now(), filesAtOnce);
      if (keys.length === 0) break;
      await forgetFiles(platform, keys);
    }
    await erasePrints(platform, profileId);
  },
};

/** Bytes first, then the rows: after a killed worker the rows still say what lies there. */
async function erasePrints({ database, storage }: Platform, profileId: number): Promise<void> {
  const prints = await selectPrintsOf(database, profileId);
  for (const { fileName } of prints) await storage.remove(fileName);
  await deletePrints(
    database,
    prints.map(({ key }) => key),
  );
}
