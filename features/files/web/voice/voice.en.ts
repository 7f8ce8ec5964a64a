import { plural } from "#engine/web/words/language.ts";

const seconds = (count: number) => plural("en", count, { one: `${count} second`, other: `${count} seconds` });

export const en = {
  label: "Voice note",
  hint: "Say it instead of typing, up to 2 minutes.",
  record: "Record your voice",
  stop: "Stop",
  discard: "Delete the recording",
  asking: "Allow the microphone to begin.",
  recording: "Recording",
  time: (now: string, most: string) => `${now} of ${most}`,
  play: (count: number) => `Play voice note, ${seconds(count)}`,
  pause: "Pause",
  position: "Position",
  notPlayed: "Could not play. Check your connection and try again.",
  unsupported: "This browser cannot record. Please write, or use another browser.",
  "no-microphone": "No microphone found.",
  refused: "The microphone is not allowed. Allow it in your browser's settings, then try again.",
  failed: "Could not record. Close other apps that use the microphone and try again.",
  "too-short": "Too short. Press and speak, then press Stop.",
  sending: (percent: number) => `Uploading: ${percent}%`,
  ready: "Ready",
  notSent: "Could not upload the recording. Check your connection and try again.",
  again: "Try again",
};
