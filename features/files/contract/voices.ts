import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { audiences, type FileBytes } from "./files.ts";
import { longestVoiceInSeconds, voiceFormats } from "./voice-url.ts";

/** Key by which a recording is used once it is uploaded: 128 random bits. */
export const voiceKey = z.string().check(z.regex(/^[\w-]{22}$/));

/** The voice note that a form sends along; null: none. */
export const voiceKeyOrNone = z._default(z.nullable(voiceKey), null);

/** A recording that was taken and waits to be used; unused ones are deleted after a day. */
export const uploadedVoice = z.object({
  voiceKey: z.string(),
  /** `{key}-{seconds}.{format}`: its name in addresses and in what uses it. */
  name: z.string(),
  seconds: z.int(),
});
export type UploadedVoice = z.output<typeof uploadedVoice>;

export const uploadVoice = endpoint({
  name: "files/upload-voice",
  summary: `Takes one voice recording (WebM, Ogg or MP4 with one track of sound, at most ${longestVoiceInSeconds} seconds) as the body, and keeps it for a day until it is used.`,
  method: "POST",
  path: "/v2/files/voices",
  permission: "member",
  takesVoice: true,
  query: z.object({ audience: z._default(z.enum(audiences), "members") }),
  answer: uploadedVoice,
  success: "CREATED",
  limit: { hits: 120, windowInMinutes: 60 },
  errors: {
    "files/not-a-recording": 422,
    "files/recording-too-long": 422,
    "files/quota-reached": 409,
  },
});

export const readVoice = endpoint({
  name: "files/read-voice",
  summary:
    "A voice note, whole or the part that `Range` asks for; one that the caller may not hear answers like a missing one.",
  method: "GET",
  path: "/v2/files/voices/{name}",
  permission: "member",
  givesFile: "voice",
  params: z.object({
    name: z.string().check(z.regex(new RegExp(`^[\\w-]{22}-\\d{1,3}\\.(?:${voiceFormats.join("|")})$`))),
  }),
  answer: z.custom<FileBytes>(),
  errors: { "files/recording-not-found": 404 },
});
