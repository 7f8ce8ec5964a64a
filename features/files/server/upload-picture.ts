import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { uploadPicture as endpoint, type UploadedPicture } from "../contract/files.ts";
import { pictureUrl } from "../contract/picture-url.ts";
import { longestSide, mostPixels } from "./check-picture.ts";
import { forgetFiles } from "./delete-unused.ts";
import { drawPicture } from "./draw-picture.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { selectUsage } from "./queries.ts";
import { recordFile } from "./record-file.ts";
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
  const { width, height, files } = drawn;
  const stored_bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  await recordFile(context, { file_key: fileKey, audience, width, height, stored_bytes }, refuseForQuota);
  // Recorded before it is stored: what a crash leaves in between is found and deleted by the clean-up.
  try {
    for (const { size, format, bytes } of files) {
      await context.storage.put(storedName(fileKey, size, format), bytes, `image/${format}`);
    }
  } catch (error) {
    // The caller gets his room back at once; where that fails too, by the clean-up.
    await forgetFiles(context, [fileKey]).catch(() => {});
    throw error;
  }
  return { pictureKey: fileKey, url: pictureUrl(fileKey), width, height };
}

/** Refuses before the work of drawing where nothing more would fit anyway. */
async function requireRoom({ database, actor, config: { files } }: MemberContext): Promise<void> {
  const usage = await selectUsage(database, actor.profileId);
  if (!usage) return;
  if (usage.files >= files.mostFilesPerPerson || usage.stored_bytes >= files.mostBytesPerPerson)
    refuseForQuota();
}

function refuseForQuota(): never {
  return refuse(endpoint, "files/quota-reached", { fields: { picture: "files/quota-reached" } });
}
