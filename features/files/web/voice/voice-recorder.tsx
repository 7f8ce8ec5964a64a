import "./voice.css";
import { CircleAlert, Mic, Square, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { clockText, longestVoiceInSeconds } from "../../contract/voice-url.ts";
import { useRecorder } from "./use-recorder.ts";
import type { Voice, VoiceDraft } from "./use-voice.ts";
import { useVoiceTexts } from "./voice.texts.ts";
import { VoiceNote } from "./voice-note.tsx";

export interface VoiceRecorderProps {
  /** From `useVoice` in the form, which keeps it. */
  readonly voice: Voice;
  /** In a chat: begins at once, without a label; `onClose` hears that nothing is recorded any more. */
  readonly onClose?: () => void;
}

/** Records a voice note: running time, stop, listen again, delete; says why it cannot, and how far it is sent. */
export function VoiceRecorder({ voice, onClose }: VoiceRecorderProps) {
  const texts = useVoiceTexts();
  const { draft } = voice;
  const isInChat = onClose !== undefined;
  const { state, start, stop, discard } = useRecorder({ onDone: voice.add, onRecording: voice.onRecording });
  const begin = useEffectEvent(() => {
    if (isInChat && !draft) start();
  });
  useEffect(() => begin(), []);
  const drop = (): void => {
    discard();
    voice.remove();
    onClose?.();
  };
  const most = clockText(longestVoiceInSeconds);
  const content = draft ? (
    <div className="voice-made">
      <VoiceNote key={draft.url} url={draft.url} seconds={draft.seconds} />
      <IconButton name={texts.discard} shape={Trash2} onClick={drop} />
    </div>
  ) : state.name === "recording" ? (
    <div className="voice-running">
      <p role="status">
        <i aria-hidden />
        <span className={isInChat ? "sr" : undefined}>{texts.recording}</span>
      </p>
      <span className="num" role="timer" aria-label={texts.time(clockText(state.seconds), most)}>
        {clockText(state.seconds)} / {most}
      </span>
      <Button small onClick={stop}>
        <Icon shape={Square} size="text" />
        {texts.stop}
      </Button>
      <IconButton name={texts.discard} shape={Trash2} onClick={drop} />
    </div>
  ) : (
    <div className="voice-idle">
      <Button look="second" small busy={state.name === "asking"} onClick={start}>
        <Icon shape={Mic} size="text" />
        {texts.record}
      </Button>
      {isInChat && <IconButton name={texts.discard} shape={Trash2} onClick={drop} />}
    </div>
  );
  return (
    <fieldset className="field voice" aria-label={isInChat ? texts.label : undefined}>
      {!isInChat && <legend className="lab mb-1.5">{texts.label}</legend>}
      {!isInChat && !draft && state.name === "idle" && <p className="hint mb-2">{texts.hint}</p>}
      {content}
      <div aria-live="polite">
        {state.name === "asking" && <p className="hint mt-1.5">{texts.asking}</p>}
        {state.name === "trouble" && <Wrong>{texts[state.trouble]}</Wrong>}
        {draft && <Sending draft={draft} onRetry={voice.retry} />}
      </div>
    </fieldset>
  );
}

/** How far the recording is sent, or what is wrong with it. */
function Sending({
  draft: { step, bytes },
  onRetry,
}: {
  readonly draft: VoiceDraft;
  readonly onRetry: () => void;
}) {
  const texts = useVoiceTexts();
  if (step.name === "refused") return <Wrong>{step.sentence}</Wrong>;
  if (step.name === "sending") {
    const text = texts.sending(Math.round(step.part * 100));
    return (
      <p className="hint voice-progress">
        <progress aria-label={text} value={step.part} max={1} />
        <span className="num">{text}</span>
      </p>
    );
  }
  if (step.name === "sent") return bytes && <p className="hint mt-1.5">{texts.ready}</p>;
  return (
    <div className="stack-s">
      <Wrong>{texts.notSent}</Wrong>
      <span>
        <Button look="second" small onClick={onRetry}>
          {texts.again}
        </Button>
      </span>
    </div>
  );
}

function Wrong({ children }: { readonly children: string }) {
  return (
    <p className="err mt-1.5">
      <Icon shape={CircleAlert} size="text" />
      {children}
    </p>
  );
}
