import "./voice.css";
import { CircleAlert, Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { clockText } from "../../contract/voice-url.ts";
import { useVoiceTexts } from "./voice.texts.ts";

export interface VoiceNoteProps {
  readonly url: string;
  readonly seconds: number;
}

/** The one that plays; another one that begins ends it. */
let playing: HTMLAudioElement | undefined;

/** Plays a voice note. Its length is known before; not a byte is loaded until somebody presses play. */
export function VoiceNote({ url, seconds }: VoiceNoteProps) {
  const texts = useVoiceTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);
  const toggle = (): void => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    if (isBroken) element.load();
    setBroken(false);
    if (playing !== element) playing?.pause();
    playing = element;
    element.play().catch((error: Error) => {
      // Paused before it could begin.
      if (error.name !== "AbortError") setBroken(true);
    });
  };
  const move = (to: number): void => {
    setAt(to);
    if (audio.current) audio.current.currentTime = to;
  };
  return (
    <div className="voice-note">
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody said in a field has no captions */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(Math.min(currentTarget.currentTime, seconds))}
        onEnded={() => setAt(0)}
        onError={() => {
          setPlaying(false);
          setBroken(true);
        }}
      />
      <button
        type="button"
        className="voice-play"
        aria-label={isPlaying ? texts.pause : texts.play(seconds)}
        onClick={toggle}
      >
        <Icon shape={isPlaying ? Pause : Play} size="row" />
      </button>
      <input
        type="range"
        aria-label={texts.position}
        aria-valuetext={texts.time(clockText(at), clockText(seconds))}
        min={0}
        max={seconds}
        step={0.1}
        value={at}
        onChange={({ target }) => move(Number(target.value))}
      />
      <span className="t-small num c2" aria-hidden>
        {clockText(isPlaying || at > 0 ? at : seconds)}
      </span>
      {isBroken && (
        <p className="err" role="alert">
          <Icon shape={CircleAlert} size="text" />
          {texts.notPlayed}
        </p>
      )}
    </div>
  );
}
