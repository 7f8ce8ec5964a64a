/** The containers that browsers record into. */
export const voiceFormats = ["webm", "ogg", "m4a"] as const;
export type VoiceFormat = (typeof voiceFormats)[number];

/** Their content types: Opus in WebM and Ogg, AAC or Opus in MP4. */
export const voiceTypes = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
} as const satisfies Record<VoiceFormat, string>;

/** Longest recording. */
export const longestVoiceInSeconds = 120;
/** Two minutes at 32 kbit/s take half of it. */
export const largestVoiceInBytes = 1_000_000;

/** A voice note by its name, which says everything that is shown before it is loaded. */
export interface VoiceName {
  readonly voiceKey: string;
  readonly seconds: number;
  readonly format: VoiceFormat;
}

/** Name of a voice note: `{key}-{seconds}.{format}`. */
export function voiceNameOf({ voiceKey, seconds, format }: VoiceName): string {
  return `${voiceKey}-${seconds}.${format}`;
}

/** Key, length and format of such a name; null for any other text. */
export function parseVoiceName(name: string): VoiceName | null {
  const [, voiceKey, seconds, ending] = /^([\w-]{22})-(\d{1,3})\.(\w+)$/.exec(name) ?? [];
  const format = voiceFormats.find((each) => each === ending);
  return voiceKey && seconds && format ? { voiceKey, seconds: Number(seconds), format } : null;
}

/** A length as players show it: `1:05`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Address of a voice note for members. */
export function voiceUrl(name: string): string {
  return `/v2/files/voices/${name}`;
}
