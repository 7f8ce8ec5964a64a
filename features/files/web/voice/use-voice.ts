import { useEffect, useRef, useState } from "react";
import { upload } from "#engine/web/data/upload.ts";
import type { Audience } from "../../contract/files.ts";
import { parseVoiceName, voiceUrl } from "../../contract/voice-url.ts";
import type { UploadedVoice } from "../../contract/voices.ts";
import { sentenceOfRefusal } from "../use-picture-upload.ts";

/** The voice note of a form: one that is kept already, or one that was recorded and is on its way. */
export interface VoiceDraft {
  /** Null until it is sent. */
  readonly voiceKey: string | null;
  /** By which it is heard again. */
  readonly url: string;
  readonly seconds: number;
  /** Null for one that is kept already. */
  readonly bytes: Blob | null;
  readonly step: VoiceStep;
}

type VoiceStep =
  | { readonly name: "sending"; readonly part: number }
  | { readonly name: "sent" | "broken" }
  | { readonly name: "refused"; readonly sentence: string };

export interface Voice {
  readonly draft: VoiceDraft | null;
  readonly voiceKey: string | null;
  /** Whether nothing is being recorded or sent: a form that is sent before goes without it. */
  readonly isWhole: boolean;
  /** Hears of a recording that has begun or ended. */
  readonly onRecording: (isRecording: boolean) => void;
  readonly add: (bytes: Blob, seconds: number) => void;
  readonly retry: () => void;
  readonly remove: () => void;
  /** Takes back what was sent along and refused. */
  readonly putBack: (draft: VoiceDraft | null) => void;
}

/** Path that takes a recording as its body. */
export function voicePath(audience: Audience): string {
  return `/v2/files/voices?audience=${audience}`;
}

function keptVoice(name: string | null | undefined): VoiceDraft | null {
  const parsed = name ? parseVoiceName(name) : null;
  if (!name || !parsed) return null;
  const { voiceKey, seconds } = parsed;
  return { voiceKey, seconds, url: voiceUrl(name), bytes: null, step: { name: "sent" } };
}

/** The voice note of a form, sent as soon as it is recorded. `initial`: name of the one that is there. */
export function useVoice(initial: string | null | undefined, audience: Audience): Voice {
  const [draft, setDraft] = useState(() => keptVoice(initial));
  const [isRecording, setRecording] = useState(false);
  const sending = useRef<AbortController>(undefined);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      sending.current?.abort();
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const begin = (): AbortSignal => {
    sending.current?.abort();
    sending.current = new AbortController();
    return sending.current.signal;
  };
  const send = async (bytes: Blob, recorded: Pick<VoiceDraft, "url" | "seconds">): Promise<void> => {
    const signal = begin();
    const show = (step: VoiceStep, voiceKey: string | null = null): void => {
      if (!signal.aborted) setDraft({ ...recorded, bytes, voiceKey, step });
    };
    show({ name: "sending", part: 0 });
    try {
      const onProgress = (part: number): void => show({ name: "sending", part });
      const path = voicePath(audience);
      const sent = await upload<UploadedVoice>({ path, bytes, contentType: bytes.type, onProgress, signal });
      show({ name: "sent" }, sent.voiceKey);
    } catch (error) {
      const sentence = sentenceOfRefusal(error, "voice");
      show(sentence === null ? { name: "broken" } : { name: "refused", sentence });
    }
  };
  return {
    draft,
    voiceKey: draft?.voiceKey ?? null,
    isWhole: !isRecording && (draft === null || draft.voiceKey !== null),
    onRecording: setRecording,
    add: (bytes, seconds) => {
      const url = URL.createObjectURL(bytes);
      urls.current.push(url);
      void send(bytes, { url, seconds });
    },
    retry: () => {
      if (draft?.bytes) void send(draft.bytes, draft);
    },
    remove: () => {
      begin();
      setDraft(null);
    },
    putBack: (left) => setDraft((now) => now ?? left),
  };
}
