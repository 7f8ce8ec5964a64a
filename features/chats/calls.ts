import { randomUUID } from "node:crypto";
import { type Call, type Calls, type Input, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aChatWith, aGroupAsking, aMessage, aSupportChat } from "./builders.ts";

const missingKey = "nobody-opened-this-cha";

/** A new chat between the person and somebody new. */
async function chatParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { chatKey: missingKey } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { profileKey } = await aPerson(world.app);
  return { params: { chatKey: await aChatWith(world.app, as, profileKey) } };
}

/** A new group of the person, and somebody who is asked to join. */
async function groupParams(world: World, caller: Somebody, kind: ObjectKind) {
  const { profileKey } = await aPerson(world.app);
  if (kind === "missing") return { chatKey: missingKey, profileKey };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { chatKey } = await aGroupAsking(world.app, as, [{ profileKey }]);
  return { chatKey, profileKey };
}

const inOwnGroup = (own: number, input: (profileKey: string) => object = () => ({})): Call => ({
  own,
  others: 404,
  missing: 404,
  note: "of a group in which the caller is, changes by an admin of it",
  sends: async (...asked) => {
    const { chatKey, profileKey } = await groupParams(...asked);
    const { params = {}, ...rest } = input(profileKey) as { params?: object };
    return [{ params: { chatKey, ...params }, ...rest }];
  },
});

/** A customer's chat with support. */
async function supportParams({ app }: World, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { chatKey: missingKey } };
  const { cookie } = await aPerson(app);
  const chatKey = await aSupportChat(app, cookie);
  await aMessage(app, cookie, chatKey);
  return { params: { chatKey } };
}

const inOwnChat = (own: number, body?: () => object): Call => ({
  own,
  others: 404,
  missing: 404,
  note: "of the caller's own chats; support's people enter support chats too",
  sends: async (...asked) => [{ ...(await chatParams(...asked)), ...(body && { body: body() }) }],
});

const atDesk = (own: number, body?: () => object): Call => ({
  own,
  missing: 404,
  note: "every customer's chat with support",
  sends: async (world, _, kind) => [{ ...(await supportParams(world, kind)), ...(body && { body: body() }) }],
});

/** What the calls of chats answer, and what is sent to them. */
export const calls: Calls = {
  "chats/list-chats": { own: 200, note: "the caller's own" },
  "chats/open-support-chat": { own: 200, note: "the caller's own" },
  "chats/open-chat": {
    own: 200,
    missing: 404,
    note: "with every member",
    sends: async ({ app }, _, kind) => [
      {
        body: { profileKey: kind === "missing" ? "no-such-person" : (await aPerson(app)).profileKey },
      },
    ],
  },
  "chats/read-chat": inOwnChat(200),
  "chats/send-message": inOwnChat(201, () => ({ messageKey: randomUUID(), text: "The rain has come." })),
  "chats/mark-read": inOwnChat(200, () => ({ upTo: 1 })),
  "chats/tell-typing": inOwnChat(200),
  "chats/accept-chat": inOwnChat(200),
  "chats/report-chat": inOwnChat(201, () => ({ reason: "rude", words: "An insult." })),
  "chats/rate-support": inOwnChat(409, () => ({ stars: 4 })),
  "chats/make-group": {
    own: 201,
    note: "people are added who know the caller, others are asked",
    sends: async ({ app }) => [
      { body: { name: "Cotton group", profileKeys: [(await aPerson(app)).profileKey] } },
    ],
  },
  "chats/read-group": inOwnGroup(200),
  "chats/change-group": inOwnGroup(200, () => ({ body: { name: "Chilli group" } })),
  "chats/add-members": inOwnGroup(200, (profileKey) => ({ body: { profileKeys: [profileKey] } })),
  "chats/remove-member": inOwnGroup(200, (profileKey) => ({ params: { profileKey } })),
  "chats/set-admin": {
    ...inOwnGroup(404, (profileKey) => ({ params: { profileKey }, body: { isAdmin: true } })),
    note: "404 for the own group too: who is asked is no member yet",
  },
  "chats/leave-group": inOwnGroup(200),
  "chats/mute-chat": inOwnChat(200, () => ({ isMuted: true })),
  "chats/report-message": {
    ...inOwnGroup(404, () => ({ params: { seq: 1 }, body: { reason: "rude" } })),
    note: "404 for the own group too: that it was made is no message",
  },
  "chats/list-support-chats": {
    own: 200,
    sends: () => [{ query: { show: "all" } }, { query: { show: "solved" } }],
  },
  "chats/read-customer": atDesk(200),
  "chats/assign-chat": atDesk(200, () => ({ to: null, from: null })),
  "chats/set-state": atDesk(200, () => ({ state: "waiting", from: "open", lastSeq: 1 })),
  "chats/add-note": atDesk(201, () => ({ text: "Call after five." })),
};
