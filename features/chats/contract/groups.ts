import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { reportBody } from "#features/moderation/contract/reports.ts";
import { chatParams, longestGroupName, mostAddedAtOnce, mostMembers } from "./shapes.ts";

const notFound = { "chats/not-found": 404 } as const;
const ofAdmins = { ...notFound, "chats/not-admin": 403 } as const;
/** A group is shown to people who are asked, with its name and picture. */
const ofLooks = { "chats/photo-gone": 422, "chats/name-not-taken": 422 } as const;
const profileKey = z.string().check(z.regex(/^[\w-]{1,64}$/));
const memberParams = z.extend(chatParams, { profileKey });
const profileKeys = z.array(profileKey).check(z.minLength(1), z.maxLength(mostAddedAtOnce));
const name = oneLine(1, longestGroupName);

/** What became of the people who were to be added. */
const addedCounts = {
  /** Who follows the caller or has the caller's number is in at once. */
  added: z.int(),
  /** Everybody else is asked and says yes or no. */
  asked: z.int(),
  /** Who cannot be added: blocked either way, in it already, or said no. */
  leftOut: z.int(),
};

export const makeGroup = endpoint({
  name: "chats/make-group",
  summary:
    "Makes a group with a name and people. Who follows the caller, or has his number among the contacts, is in it at once; everybody else is asked and sees nothing before saying yes.",
  method: "POST",
  path: "/v2/chats/groups",
  permission: "member",
  success: "CREATED",
  isIdempotent: true,
  limit: { hits: 20, windowInMinutes: 1440 },
  body: z.object({ name, pictureKey: z._default(z.nullable(pictureKey), null), profileKeys }),
  answer: z.object({ chatKey: z.string(), ...addedCounts }),
  errors: { "chats/nobody-to-add": 422, ...ofLooks, ...postErrors },
});

/** Somebody in a group, by what every member may see. */
export const groupMember = z.object({
  profileKey: z.string(),
  name: nameText,
  pictureUrl: z.nullable(z.string()),
  isMe: z.boolean(),
  isAdmin: z.boolean(),
  /** Has not said yes or no yet. */
  isAsked: z.boolean(),
});
export type GroupMember = z.output<typeof groupMember>;

export const readGroup = endpoint({
  name: "chats/read-group",
  summary: "A group of the caller with all who are in it or asked: admins first, then who is in it longest.",
  method: "GET",
  path: "/v2/chats/{chatKey}/group",
  permission: "member",
  params: chatParams,
  answer: z.object({
    chatKey: z.string(),
    name: z.string(),
    pictureUrl: z.nullable(z.string()),
    isAdmin: z.boolean(),
    isMuted: z.boolean(),
    members: z.array(groupMember).check(z.maxLength(mostMembers)),
  }),
  errors: notFound,
});
export type GroupInfo = z.output<typeof readGroup.answer>;

export const changeGroup = endpoint({
  name: "chats/change-group",
  summary: "An admin of a group gives it another name or picture; `pictureKey` null takes the picture away.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/group",
  permission: "member",
  limit: { hits: 30, windowInMinutes: 60 },
  params: chatParams,
  body: z.object({ name: z.optional(name), pictureKey: z.optional(z.nullable(pictureKey)) }),
  answer: z.object({ chatKey: z.string() }),
  errors: { ...ofAdmins, ...ofLooks, ...postErrors },
});

export const addMembers = endpoint({
  name: "chats/add-members",
  summary: "An admin of a group adds people to it, or asks them, as when it is made.",
  method: "POST",
  path: "/v2/chats/{chatKey}/members",
  permission: "member",
  limit: { hits: 40, windowInMinutes: 1440 },
  params: chatParams,
  body: z.object({ profileKeys }),
  answer: z.object(addedCounts),
  errors: { ...ofAdmins, "chats/group-full": 409, ...postErrors },
});

export const removeMember = endpoint({
  name: "chats/remove-member",
  summary:
    "An admin takes somebody out of a group, who sees nothing that comes after, or takes back that he is asked.",
  method: "DELETE",
  path: "/v2/chats/{chatKey}/members/{profileKey}",
  permission: "member",
  params: memberParams,
  answer: z.object({ chatKey: z.string() }),
  errors: { ...ofAdmins, "chats/not-member": 404 },
});

export const setAdmin = endpoint({
  name: "chats/set-admin",
  summary:
    "An admin makes somebody of a group an admin, or takes that back, also from himself while there is another one.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/members/{profileKey}/admin",
  permission: "member",
  params: memberParams,
  body: z.object({ isAdmin: z.boolean() }),
  answer: z.object({ chatKey: z.string() }),
  errors: { ...ofAdmins, "chats/not-member": 404, "chats/last-admin": 409 },
});

export const leaveGroup = endpoint({
  name: "chats/leave-group",
  summary:
    "Leaves a group; of the last admin the one who is in it longest takes over. Who is asked says no and is not asked again; who has left takes it off the own list.",
  method: "DELETE",
  path: "/v2/chats/{chatKey}/membership",
  permission: "member",
  params: chatParams,
  answer: z.object({ chatKey: z.string() }),
  errors: notFound,
});

export const muteChat = endpoint({
  name: "chats/mute-chat",
  summary: "Chooses whether the caller is notified of the messages of a chat.",
  method: "PUT",
  path: "/v2/chats/{chatKey}/muted",
  permission: "member",
  params: chatParams,
  body: z.object({ isMuted: z.boolean() }),
  answer: z.object({ isMuted: z.boolean() }),
  errors: notFound,
});

export const reportMessage = endpoint({
  name: "chats/report-message",
  summary: "Reports a message of a group to support, which reads that message and no other; once.",
  method: "POST",
  path: "/v2/chats/{chatKey}/messages/{seq}/reports",
  permission: "member",
  success: "CREATED",
  limit: { hits: 20, windowInMinutes: 60 },
  params: z.extend(chatParams, {
    seq: z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  body: reportBody,
  answer: z.object({ chatKey: z.string() }),
  errors: {
    ...notFound,
    "chats/message-not-found": 404,
    "chats/own-message": 409,
    "chats/already-reported": 409,
  },
});
