import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readPicture as endpoint, type FileBytes } from "../contract/files.ts";
import { pictureOf } from "../contract/picture-url.ts";
import { canSeeFile } from "./policy.ts";
import { selectFile } from "./queries.ts";

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
