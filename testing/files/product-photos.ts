import { changePhotos } from "#features/catalogue/contract.ts";
import { uploadPicture } from "#features/files/contract/files.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "../shop/people.ts";
import { aPhoto } from "./pictures.ts";

/** Uploads a photo for all members to see; answers its key. */
export async function uploadedPhoto(app: Pick<TestApp, "call">, as: string): Promise<string> {
  const input = { picture: await aPhoto(), query: { audience: "members" } } as const;
  const answer = await app.call(uploadPicture, input, { as });
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`photo: ${answer.code}`);
  return answer.data.pictureKey;
}

/** Gives a product so many photos, by an admin made for it; answers their keys. */
export async function photographed(app: TestApp, level3Id: number, count: number): Promise<string[]> {
  const { cookie } = await aPerson(app, { roles: ["platform-admin"] });
  const photos: string[] = [];
  while (photos.length < count) photos.push(await uploadedPhoto(app, cookie));
  await app.call(changePhotos, { params: { level3Id }, body: { photos, seen: [] } }, { as: cookie });
  return photos;
}
