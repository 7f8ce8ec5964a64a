import { uploadPicture } from "#features/files/contract/files.ts";
import type { ObjectKind } from "../calls/calls.ts";
import type { Somebody, World } from "../calls/world.ts";
import { sessionFor } from "../process/app.ts";
import { aPhoto } from "./pictures.ts";

/** Address of a private picture of this person. */
export async function privatePicture({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return `${"0".repeat(22)}-96.webp`;
  const as = await sessionFor(app, owner);
  const input = { picture: await aPhoto(), query: { audience: "private" } } as const;
  return `${(await app.call(uploadPicture, input, { as })).data.pictureKey}-96.webp`;
}
