import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { uploadPicture as endpoint, type UploadedPicture } from "../contract/files.ts";
import { pictureUrl } from "../contract/picture-url.ts";
import { longestSide, mostPixels } from "./check-picture.ts";
import { forgetFiles } from "./delete-unused.ts";
import { type DrawnPicture, drawPicture } from "./draw-picture.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { insertFile, selectUsage, takeRoom } from "./queries.ts";
import { storedName } from "./stored-names.ts";

const drawing = oneAtATime(40_000_000);

/** Draws the picture anew, counts it against the caller's quota and keeps it until it is used. */
export async function uploadPicture(
  context: MemberContext,
  { picture, query: { audience } }: CheckedOf<typeof endpoint>,
): Promise<UploadedPicture> {
  await requireRoom(context);
  const drawn = await drawing.run(picture.byteLength, () => drawPicture(picture));
  if (typeof drawn === "string") {
    const values = { megapixels: mostPixels / 1e6, side: longestSide.toLocaleString("en-IN") };
    return refuse(endpoint, drawn, { values, fields: { picture: drawn } });
  }
  const fileKey = context.ids.token();
  await recordFile(context, { fileKey, audience, drawn });
  // Recorded before it is stored: what a crash leaves in between is found and deleted by the clean-up.
  try {
    for (const { size, format, bytes } of drawn.files) {
      await context.storage.put(storedName(fileKey, size, format), bytes, `image/${format}`);
    }
  } catch (error) {
    // The caller gets his room back at once; where that fails too, by the clean-up.
    await forgetFiles(context, [fileKey]).catch(() => {});
    throw error;
  }
  return { pictureKey: fileKey, url: pictureUrl(fileKey), width: drawn.width, height: drawn.height };
}

/** Refuses before the work of drawing where nothing more would fit anyway. */
async function requireRoom({ database, actor, config: { files } }: MemberContext): Promise<void> {
  const usage = await selectUsage(database, actor.profileId);
  if (!usage) return;
  if (usage.files >= files.mostFilesPerPerson || usage.stored_bytes >= files.mostBytesPerPerson)
    refuseForQuota();
}

async function recordFile(
  context: MemberContext,
  { fileKey, audience, drawn }: { fileKey: string; audience: string; drawn: DrawnPicture },
): Promise<void> {
  const { profileId } = context.actor;
  const { mostFilesPerPerson, mostBytesPerPerson } = context.config.files;
  const bytes = drawn.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  await inTransaction(context, async (transaction) => {
    const quota = { mostFiles: mostFilesPerPerson, mostBytes: mostBytesPerPerson };
    if (!(await takeRoom(transaction, profileId, bytes, quota))) refuseForQuota();
    await insertFile(transaction, {
      file_key: fileKey,
      owner_profile_id: profileId,
      audience,
      width: drawn.width,
      height: drawn.height,
      stored_bytes: bytes,
      created_at: context.clock.now(),
    });
  });
}

function refuseForQuota(): never {
  return refuse(endpoint, "files/quota-reached", { fields: { picture: "files/quota-reached" } });
}
