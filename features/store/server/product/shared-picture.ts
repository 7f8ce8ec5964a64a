import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";

/** Pixels of the preview: what chats and feeds draw large; they draw no SVG. */
export const previewSize = { width: 1200, height: 630 } as const;
/** Pixels of the drawing's side in it. */
const drawingSide = 560;
const paper = "#f5f4ee";

/** Of the built app, and beside its sources where nothing is built. */
const folders = ["dist", "public"].map((name) =>
  fileURLToPath(new URL(`../../../../engine/web/${name}/art/products`, import.meta.url)),
);

/** Address of the preview of a product's drawing, below the app's origin. */
export function sharedPicturePath(drawing: string): string {
  return `/public/store/pictures/${encodeURIComponent(drawing)}.png`;
}

/** The drawing of a product as a picture for chats and feeds. There are few drawings, so each is made once and kept. */
export function addSharedPicture(app: FastifyInstance): void {
  const made = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>("/public/store/pictures/:file", async (request, reply) => {
    const drawing = /^([a-z0-9-]{1,80})\.png$/.exec(request.params.file)?.[1];
    const path = drawing && folders.map((folder) => `${folder}/${drawing}.svg`).find(existsSync);
    if (!path) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such picture.");
    const picture = made.get(path) ?? drawn(path);
    made.set(path, picture);
    return reply
      .type("image/png")
      .header("cache-control", "public, max-age=604800")
      .send(await picture);
  });
}

async function drawn(path: string): Promise<Buffer> {
  const drawing = await sharp(await readFile(path), { density: 450 })
    .resize(drawingSide, drawingSide, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: paper } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer();
}
