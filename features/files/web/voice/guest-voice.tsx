import { clockText } from "../../contract/voice-url.ts";
import { useVoiceTexts } from "./voice.texts.ts";
import type { VoiceNoteProps } from "./voice-note.tsx";

/** A voice note on a page for guests: its length, and the browser's own player, which loads nothing before it plays. */
export function GuestVoice({ url, seconds }: VoiceNoteProps) {
  const texts = useVoiceTexts();
  return (
    <figure className="stack-s m-0">
      <figcaption className="t-small c2">
        {texts.label} · <span className="num">{clockText(seconds)}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody said in a field has no captions */}
      <audio className="w-full" controls preload="none" src={url} />
    </figure>
  );
}
