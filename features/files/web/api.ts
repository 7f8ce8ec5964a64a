import { upload } from "#engine/web/data/upload.ts";
import { type Audience, type UploadedPicture, uploadPicture } from "../contract/files.ts";

/** Sends a picture; what comes back names it until it is used. */
export function sendPicture(
  picture: Blob,
  settings: {
    readonly audience: Audience;
    readonly onProgress?: (part: number) => void;
    readonly signal?: AbortSignal;
  },
): Promise<UploadedPicture> {
  const { audience, ...rest } = settings;
  const path = `${uploadPicture.path}?audience=${audience}`;
  return upload<UploadedPicture>({ path, bytes: picture, contentType: picture.type, ...rest });
}
