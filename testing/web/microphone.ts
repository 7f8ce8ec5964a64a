import { Blob as NodeBlob } from "node:buffer";
import { vi } from "vitest";

/** How often a track of the microphone was let go. */
export const stopTrack = vi.fn();

/** A browser whose microphone records these bytes; `failure` is the name of the error with which it refuses instead. */
export function withMicrophone({
  bytes = new Uint8Array([1]),
  failure,
}: {
  readonly bytes?: Uint8Array;
  readonly failure?: string;
} = {}): void {
  class FakeRecorder {
    static isTypeSupported = (kind: string): boolean => kind.startsWith("audio/webm");
    readonly mimeType = "audio/webm;codecs=opus";
    state = "inactive";
    ondataavailable: (event: { data: Blob }) => void = () => {};
    onstop: () => void = () => {};
    start(): void {
      this.state = "recording";
    }
    stop(): void {
      this.state = "inactive";
      this.ondataavailable({ data: new Blob([Uint8Array.from(bytes)]) });
      this.onstop();
    }
  }
  // What the outbox of the tests keeps comes back from Node as Node's own.
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  const refusal = Object.assign(new Error(failure), { name: failure });
  const getUserMedia = () =>
    failure ? Promise.reject(refusal) : Promise.resolve({ getTracks: () => [{ stop: stopTrack }] });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
}

/** Takes the microphone away again. */
export function withoutMicrophone(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
}
