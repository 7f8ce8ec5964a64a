import type { CheckedOf } from "@santha/contract/endpoint";
import { readPicture as endpoint, type FileBytes } from "@santha/contract/files";
import { pictureOf } from "@santha/contract/picture-url";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { canSeeFile } from "./files.policy.ts";
import { selectFile } from "./files.queries.ts";

/** Reads one size of a picture that the caller may see. */
export async function readPicture(
  { actor, database, storage }: MemberContext,
  { params: { name } }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const picture = pictureOf(name);
  const file = picture && (await selectFile(database, picture.pictureKey));
  if (!picture || !file || !canSeeFile(actor, file)) return refuse(endpoint, "files/not-found");
  const bytes = await storage.get(name);
  return bytes ? { contentType: `image/${picture.format}`, bytes } : refuse(endpoint, "files/not-found");
}
