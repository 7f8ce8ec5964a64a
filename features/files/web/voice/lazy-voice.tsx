import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { parseVoiceName, voiceUrl } from "../../contract/voice-url.ts";
import type { VoiceNoteProps } from "./voice-note.tsx";
import type { VoiceRecorderProps } from "./voice-recorder.tsx";

const loadRecorder = () => import("./voice-recorder.tsx").then((module) => module.VoiceRecorder);

/** Records a voice note in a form; in a chunk of its own. */
export const VoiceRecorder = lazyPart<VoiceRecorderProps>(loadRecorder, { isQuiet: true });

/** The same in a chat, begun by a press: where it cannot be fetched, that is said and it closes. */
export const ChatRecorder = lazyPart<VoiceRecorderProps & { readonly onClose: () => void }>(loadRecorder);

const Player = lazyPart<VoiceNoteProps>(() => import("./voice-note.tsx").then((module) => module.VoiceNote), {
  isQuiet: true,
});

/** A voice note by its name, for members; nothing where there is none. */
export function VoiceNote({ name }: { readonly name: string | null | undefined }) {
  const parsed = name ? parseVoiceName(name) : null;
  return name && parsed ? <Player url={voiceUrl(name)} seconds={parsed.seconds} /> : null;
}

const GuestPlayer = lazyPart<VoiceNoteProps>(
  () => import("./guest-voice.tsx").then((module) => module.GuestVoice),
  { isQuiet: true },
);

/** A voice note on a page for guests; nothing where there is none. */
export function GuestVoice({ voice }: { readonly voice: VoiceNoteProps | null | undefined }) {
  return voice ? <GuestPlayer {...voice} /> : null;
}
