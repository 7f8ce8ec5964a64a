import { createHash } from "node:crypto";
import {
  acceptChat,
  markRead,
  openChat,
  openSupportChat,
  sendMessage,
} from "#features/chats/contract/chats.ts";
import { setChatState } from "#features/chats/contract/desk.ts";
import { makeGroup } from "#features/chats/contract/groups.ts";
import type { DemoApp } from "../demo-app.ts";
import { demoChats, demoGroup, demoSupportChats } from "./chats-data.ts";

const minute = 60_000;
const support = "9000000008";

/** The same key each time that the demo world is made. */
function keyOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function say(
  app: DemoApp,
  { chatKey, by, text }: { readonly chatKey: string; readonly by: string; readonly text: string },
): Promise<void> {
  const body = { messageKey: keyOf(`${chatKey} ${text}`), text };
  await app.call(sendMessage, { params: { chatKey }, body }, await app.signIn(by));
}

/** What people have written to each other and to support in the last days, through the API, each at its minute. */
export async function makeChats(app: DemoApp, end: Date): Promise<void> {
  for (const { by, other, minutesAgo, messages } of demoChats) {
    app.clock.set(new Date(end.getTime() - minutesAgo * minute));
    const { chatKey } = await app.call(
      openChat,
      { body: { profileKey: await profileKeyOf(app, other) } },
      await app.signIn(by),
    );
    for (const [at, { from, text }] of messages.entries()) {
      app.clock.set(new Date(end.getTime() - (minutesAgo - at * 3) * minute));
      await say(app, { chatKey, by: from === "one" ? by : other, text });
    }
  }
  for (const { by, minutesAgo, messages, isSolved } of demoSupportChats) {
    app.clock.set(new Date(end.getTime() - minutesAgo * minute));
    const { chatKey } = await app.call(openSupportChat, {}, await app.signIn(by));
    for (const [at, { from, text }] of messages.entries()) {
      app.clock.set(new Date(end.getTime() - (minutesAgo - at * 3) * minute));
      await say(app, { chatKey, by: from === "one" ? by : support, text });
    }
    const params = { chatKey };
    const upTo = { params, body: { upTo: messages.length - 1 } };
    await app.call(markRead, upTo, await app.signIn(support));
    const solved = { params, body: { state: "solved", from: "open", lastSeq: messages.length } } as const;
    if (isSolved) await app.call(setChatState, solved, await app.signIn(support));
  }
  await makeGroupChat(app, end);
  app.clock.set(end);
}

/** A group in which the people whom its maker asks say yes at once, but for the last one. */
async function makeGroupChat(app: DemoApp, end: Date): Promise<void> {
  const { name, by, others, isAsked, minutesAgo, messages } = demoGroup;
  const at = (minute: number) => app.clock.set(new Date(end.getTime() - (minutesAgo - minute) * 60_000));
  at(0);
  const profileKeys = await Promise.all([...others, isAsked].map((phone) => profileKeyOf(app, phone)));
  const { chatKey } = await app.call(makeGroup, { body: { name, profileKeys } }, await app.signIn(by));
  for (const [place, phone] of others.entries()) {
    at(place + 1);
    await app.call(acceptChat, { params: { chatKey } }, await app.signIn(phone));
  }
  for (const [place, message] of messages.entries()) {
    at(10 + 9 * place);
    await say(app, { chatKey, ...message });
  }
}

async function profileKeyOf({ platform }: DemoApp, mobileNo: string): Promise<string> {
  const row = await platform.database
    .selectFrom("profiles")
    .select("profile_key")
    .where("mobile_no", "=", mobileNo)
    .executeTakeFirstOrThrow();
  return row.profile_key;
}
