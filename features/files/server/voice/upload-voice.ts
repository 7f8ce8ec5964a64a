import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { longestVoiceInSeconds, voiceNameOf, voiceTypes } from "../../contract/voice-url.ts";
import { uploadVoice as endpoint, type UploadedVoice } from "../../contract/voices.ts";
import { forgetFiles } from "../delete-unused.ts";
import { recordFile } from "../record-file.ts";
import { voiceStoredName } from "../stored-names.ts";
import { recordingOf } from "./recording.ts";

/** A recorder stops a moment after its time. */
const toleranceInSeconds = 2;

/** Checks a recording by its bytes, counts it against the caller's quota and keeps it unchanged until it is used. */
export async function uploadVoice(
  context: MemberContext,
  { voice, query: { audience } }: CheckedOf<typeof endpoint>,
): Promise<UploadedVoice> {
  const recording = recordingOf(voice);
  if (!recording)
    return refuse(endpoint, "files/not-a-recording", { fields: { voice: "files/not-a-recording" } });
  const { format, seconds } = recording;
  if (seconds > longestVoiceInSeconds + toleranceInSeconds) {
    const values = { minutes: longestVoiceInSeconds / 60 };
    return refuse(endpoint, "files/recording-too-long", {
      values,
      fields: { voice: "files/recording-too-long" },
    });
  }
  const voiceKey = context.ids.token();
  await recordFile(
    context,
    {
      file_key: voiceKey,
      audience,
      stored_bytes: voice.byteLength,
      voice_seconds: seconds,
      voice_format: format,
    },
    () => refuse(endpoint, "files/quota-reached", { fields: { voice: "files/quota-reached" } }),
  );
  try {
    await context.storage.put(voiceStoredName(voiceKey, format), voice, voiceTypes[format]);
  } catch (error) {
    await forgetFiles(context, [voiceKey]).catch(() => {});
    throw error;
  }
  return { voiceKey, seconds, name: voiceNameOf({ voiceKey, seconds, format }) };
}
