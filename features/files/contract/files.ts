import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { pictureFormats, pictureSizes } from "./picture-url.ts";

/** The kinds of picture that are taken. Nothing of the file itself is kept: it is drawn anew. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** Who may see a picture: every signed-in person, or the owner and whom the feature that uses it names. */
export const audiences = ["members", "private"] as const;
export type Audience = (typeof audiences)[number];

/** Name by which a picture is used once it is uploaded: 128 random bits. */
export const pictureKey = z.string().check(z.regex(/^[\w-]{22}$/));

/** A picture that was taken and waits to be used; unused ones are deleted after a day. */
export const uploadedPicture = z.object({
  pictureKey: z.string(),
  /** Address of its middle size; the other sizes: `pictureSources`. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** Bytes of a file with their content type, as an operation answers them. */
export interface FileBytes {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** A player may ask for a part of it. */
  readonly isPlayed?: true;
  /** A file to be saved under this name; what it says may change, so no cache keeps it. */
  readonly savedAs?: string;
}

/** A file made while it is sent, piece by piece, so that it is never whole in memory. */
export interface FileStream {
  readonly contentType: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
  readonly savedAs: string;
}

export const uploadPicture = endpoint({
  name: "files/upload-picture",
  summary:
    "Takes one picture (JPEG, PNG or WebP) as the body, draws it anew in several sizes without place and camera data, and keeps it for a day until it is used.",
  method: "POST",
  path: "/v2/files/pictures",
  permission: "member",
  takesPicture: true,
  query: z.object({ audience: z._default(z.enum(audiences), "members") }),
  answer: uploadedPicture,
  success: "CREATED",
  limit: { hits: 120, windowInMinutes: 60 },
  errors: {
    "files/not-a-picture": 422,
    "files/moving-picture": 422,
    "files/too-many-pixels": 422,
    "files/too-heavy": 422,
    "files/quota-reached": 409,
  },
});

const names = `^[A-Za-z0-9_-]{22}-(?:${pictureSizes.join("|")})\\.(?:${pictureFormats.join("|")})$`;

export const readPicture = endpoint({
  name: "files/read-picture",
  summary: "One size of a picture; one that the caller may not see answers like a missing one.",
  method: "GET",
  path: "/v2/files/pictures/{name}",
  permission: "member",
  givesFile: "picture",
  params: z.object({ name: z.string().check(z.regex(new RegExp(names))) }),
  answer: z.custom<FileBytes>(),
  errors: { "files/not-found": 404 },
});
