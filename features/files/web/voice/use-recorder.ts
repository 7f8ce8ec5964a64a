import { useEffect, useEffectEvent, useRef, useState } from "react";
import { largestVoiceInBytes, longestVoiceInSeconds } from "../../contract/voice-url.ts";

/** Why nothing was recorded; each has its words. */
export type RecorderTrouble = "unsupported" | "no-microphone" | "refused" | "failed" | "too-short";

type RecorderState =
  | { readonly name: "idle" | "asking" }
  | { readonly name: "recording"; readonly seconds: number }
  | { readonly name: "trouble"; readonly trouble: RecorderTrouble };

/** The best first: Opus is clearest for its size; Safari records AAC. */
const kinds = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
const bitsPerSecond = 32_000;
const pieceMs = 1000;
const tickMs = 250;
const shortestInSeconds = 0.7;
/** Where a browser takes more bits than it was asked to, recording ends before the limit of the server. */
const mostBytes = largestVoiceInBytes - 60_000;

/** Records the microphone; `onDone` gets what was recorded, `onRecording` hears when it begins and ends. */
export function useRecorder({
  onDone,
  onRecording,
}: {
  readonly onDone: (bytes: Blob, seconds: number) => void;
  readonly onRecording: (isRecording: boolean) => void;
}) {
  const [state, setState] = useState<RecorderState>({ name: "idle" });
  const running = useRef<Running>(undefined);
  const asked = useRef(0);
  const done = useEffectEvent(onDone);
  const tell = useEffectEvent(onRecording);
  useEffect(
    () => () => {
      asked.current += 1;
      running.current?.discard();
    },
    [],
  );
  const isRecording = state.name === "recording";
  useEffect(() => {
    tell(isRecording);
    return () => tell(false);
  }, [isRecording]);
  const fail = (trouble: RecorderTrouble): void => setState({ name: "trouble", trouble });

  const record = (stream: MediaStream, mimeType: string): void => {
    setState({ name: "recording", seconds: 0 });
    running.current = recordStream(stream, mimeType, {
      onTime: (seconds) => setState({ name: "recording", seconds }),
      onEnd: (bytes, seconds) => {
        running.current = undefined;
        if (bytes && seconds < shortestInSeconds) return fail("too-short");
        setState({ name: "idle" });
        if (bytes) done(bytes, Math.max(1, Math.round(seconds)));
      },
    });
  };

  const start = async (): Promise<void> => {
    const mimeType = recordedKind();
    if (mimeType === undefined) return fail("unsupported");
    asked.current += 1;
    const ask = asked.current;
    setState({ name: "asking" });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
      });
      if (ask === asked.current) record(stream, mimeType);
      else for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      if (ask === asked.current) fail(troubleOf(error));
    }
  };
  return {
    state,
    start: () => void start(),
    stop: () => running.current?.stop(),
    discard: () => {
      asked.current += 1;
      if (running.current) running.current.discard();
      else setState({ name: "idle" });
    },
  };
}

interface Running {
  readonly stop: () => void;
  readonly discard: () => void;
}

/** Records a stream until it is stopped, lasts too long or grows too large; what is discarded ends without bytes. */
function recordStream(
  stream: MediaStream,
  mimeType: string,
  told: {
    readonly onTime: (seconds: number) => void;
    readonly onEnd: (bytes: Blob | null, seconds: number) => void;
  },
): Running {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const pieces: Blob[] = [];
  const begunAt = performance.now();
  let isDiscarded = false;
  const length = (): number => (performance.now() - begunAt) / 1000;
  const stop = (): void => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const timer = setInterval(() => {
    told.onTime(Math.min(length(), longestVoiceInSeconds));
    if (length() >= longestVoiceInSeconds) stop();
  }, tickMs);
  recorder.ondataavailable = ({ data }) => {
    pieces.push(data);
    if (pieces.reduce((sum, { size }) => sum + size, 0) >= mostBytes) stop();
  };
  recorder.onstop = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    const [type = mimeType] = (recorder.mimeType || mimeType).split(";");
    told.onEnd(isDiscarded ? null : new Blob(pieces, { type }), length());
  };
  recorder.start(pieceMs);
  return {
    stop,
    discard: () => {
      isDiscarded = true;
      stop();
    },
  };
}

/** What this browser records into; undefined where it cannot, as on a page that is not secure. */
function recordedKind(): string | undefined {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices || typeof MediaRecorder === "undefined") return undefined;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
}

function troubleOf(error: unknown): RecorderTrouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "no-microphone" : "failed";
}
