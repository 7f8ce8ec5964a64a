import { uploadVoice } from "#features/files/contract/voices.ts";
import type { ObjectKind } from "../calls/calls.ts";
import type { Somebody, World } from "../calls/world.ts";
import { sessionFor, type TestApp } from "../process/app.ts";

const openLength = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

function element(id: readonly number[], content: Uint8Array | readonly number[]): number[] {
  return [...id, 0x40 | (content.length >> 8), content.length & 0xff, ...content];
}

const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

/** A WebM file as a browser records it, with open lengths, of so many seconds in one block each; without real sound. */
export function aVoice({
  seconds = 2,
  codec = "A_OPUS",
  trackType = 2,
  hidden = "",
}: {
  readonly seconds?: number;
  readonly codec?: string;
  readonly trackType?: number;
  /** Words in a part that players skip. */
  readonly hidden?: string;
} = {}): Uint8Array {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from("webm")));
  const track = element([0xae], [...element([0x83], [trackType]), ...element([0x86], Buffer.from(codec))]);
  const clusters = Array.from({ length: seconds + 1 }, (_, second) => [
    ...[0x1f, 0x43, 0xb6, 0x75, ...openLength],
    ...element([0xe7], bigEndian(second * 1000, 4)),
    ...element([0xa3], [0x81, 0, 0, 0x80, 7, 7, 7]),
  ]);
  const segment = [0x18, 0x53, 0x80, 0x67, ...openLength, ...element([0x16, 0x54, 0xae, 0x6b], track)];
  const skipped = hidden === "" ? [] : element([0xec], Buffer.from(hidden));
  return Uint8Array.from([...head, ...segment, ...skipped, ...clusters.flat()]);
}

/** A recording that the person of this session has sent; its key. */
export async function aVoiceKey(
  app: Pick<TestApp, "call">,
  as: string,
  audience: "members" | "private" = "members",
): Promise<string> {
  const { status, data, info } = await app.call(
    uploadVoice,
    { voice: aVoice(), query: { audience } },
    { as },
  );
  if (status !== 201) throw new Error(`the recording was refused: ${info}`);
  return data.voiceKey;
}

/** Name of a private voice note of this person. */
export async function privateVoice({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return `${"0".repeat(22)}-2.webm`;
  return `${await aVoiceKey(app, await sessionFor(app, owner), "private")}-2.webm`;
}
