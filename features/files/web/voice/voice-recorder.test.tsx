import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { stopTrack, withMicrophone, withoutMicrophone } from "#testing/web/microphone.ts";
import type { Voice, VoiceDraft } from "./use-voice.ts";
import { VoiceRecorder } from "./voice-recorder.tsx";

afterEach(() => {
  cleanup();
  withoutMicrophone();
});

const recorded: { bytes: Blob; seconds: number }[] = [];

function Form() {
  const [draft, setDraft] = useState<VoiceDraft | null>(null);
  const [step, setStep] = useState<VoiceDraft["step"]>({ name: "broken" });
  const voice: Voice = {
    draft: draft && { ...draft, step },
    voiceKey: null,
    isWhole: false,
    onRecording: () => {},
    add: (bytes, seconds) => {
      recorded.push({ bytes, seconds });
      setDraft({ voiceKey: null, url: "blob:one", seconds, bytes, step });
    },
    retry: () => setStep({ name: "sending", part: 0.5 }),
    remove: () => setDraft(null),
    putBack: () => {},
  };
  return <VoiceRecorder voice={voice} />;
}

const press = (name: RegExp): void => void fireEvent.click(screen.getByRole("button", { name }));

it.each([
  ["a browser that cannot record", null, /cannot record/],
  ["a microphone that is not allowed", "NotAllowedError", /not allowed/],
  ["a phone without a microphone", "NotFoundError", /No microphone/],
  ["a microphone that another app holds", "NotReadableError", /Close other apps/],
])("%s is told in words, and recording can be tried again", async (_, name, words) => {
  if (name) withMicrophone({ failure: name });
  render(<Form />);
  press(/Record your voice/);
  expect((await screen.findByText(words)).textContent).toMatch(words);
  expect(screen.getByRole("button", { name: /Record your voice/ })).toBeDefined();
});

it("a recording shows its time, is heard again, sent again after a break, and deleted; the microphone is let go", async () => {
  withMicrophone();
  render(<Form />);
  press(/Record your voice/);
  expect((await screen.findByRole("timer")).textContent).toBe("0:00 / 2:00");
  press(/Stop/);
  expect(await screen.findByText(/Too short/)).toBeDefined();
  press(/Record your voice/);
  await screen.findByRole("timer");
  // The usual patience is a second as well, and may end just before it.
  const oneSecond = () => expect(screen.getByRole("timer").textContent).toBe("0:01 / 2:00");
  await waitFor(oneSecond, { timeout: 5000, interval: 20 });
  press(/Stop/);
  expect(await screen.findByRole("button", { name: "Play voice note, 1 second" })).toBeDefined();
  expect(recorded.map(({ bytes, seconds }) => [bytes.type, seconds])).toEqual([["audio/webm", 1]]);
  expect(stopTrack).toHaveBeenCalledTimes(2);
  press(/Try again/);
  expect(screen.getByText("Uploading: 50%")).toBeDefined();
  press(/Delete the recording/);
  await waitFor(() => expect(screen.getByRole("button", { name: /Record your voice/ })).toBeDefined());
});
