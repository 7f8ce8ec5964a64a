import { pictureTypes } from "../contract/files.ts";

/** Bytes that a slow network uploads in a few seconds. */
const mostBytes = 200_000;
const widest = 1280;
/** From good to small quality; after these the picture itself gets smaller. */
const tries = [
  { width: widest, quality: 0.82 },
  { width: widest, quality: 0.65 },
  { width: widest, quality: 0.5 },
  { width: 960, quality: 0.6 },
  { width: 720, quality: 0.5 },
] as const;

/**
 * The photo as an upright JPEG of at most 200 kB, without location data. A picture type that the browser cannot
 * decode is returned unchanged for the server to check; any other file gives null.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const asItIs = pictureTypes.some((type) => type === file.type) ? file : null;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return asItIs;
  }
  try {
    return (await smallest(picture)) ?? asItIs;
  } finally {
    picture.close();
  }
}

async function smallest(picture: ImageBitmap): Promise<Blob | null> {
  let drawn: Blob | null = null;
  for (const { width, quality } of tries) {
    drawn = await drawnAs(picture, width, quality);
    if (drawn && drawn.size <= mostBytes) return drawn;
  }
  return drawn;
}

function drawnAs(picture: ImageBitmap, width: number, quality: number): Promise<Blob | null> {
  const part = Math.min(1, width / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * part));
  canvas.height = Math.max(1, Math.round(picture.height * part));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}
