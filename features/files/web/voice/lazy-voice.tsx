import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { parseVoiceName, voiceUrl } from "../../contract/voice-url.ts";
import type { VoiceNoteProps } from "./voice-note.tsx";
import type { VoiceRecorderProps } from "./voice-recorder.tsx";

/** Records a voice note in a form; in a chunk of its own. */
export const VoiceRecorder = lazyPart<VoiceRecorderProps>(
  () => import("./voice-recorder.tsx").then((module) => module.VoiceRecorder),
  { isQuiet: true },
);

const Player = lazyPart<VoiceNoteProps>(() => import("./voice-note.tsx").then((module) => module.VoiceNote), {
  isQuiet: true,
});

/** A voice note by its name, for members; nothing where there is none. */
export function VoiceNote({ name }: { readonly name: string | null | undefined }) {
  const parsed = name ? parseVoiceName(name) : null;
  return name && parsed ? <Player url={voiceUrl(name)} seconds={parsed.seconds} /> : null;
}

/** A voice note on a page for guests: the browser's own player, which loads nothing before it plays. */
export function GuestVoice({
  voice,
}: {
  readonly voice: { readonly url: string; readonly seconds: number } | null | undefined;
}) {
  // biome-ignore lint/a11y/useMediaCaption: what somebody said in a field has no captions
  return voice ? <audio className="w-full" controls preload="none" src={voice.url} /> : null;
}
