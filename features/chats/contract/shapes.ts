import * as z from "zod/mini";
import { nameText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { shownText } from "#engine/contract/shown-words.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { productCard } from "#features/store/contract/store.ts";

/** Signs of one message, and of a note of the desk. */
export const longestMessage = 2000;
export const longestNote = 1000;
/** Photos of one message. */
export const mostPhotos = 3;
/** So many messages may be sent to somebody outside the sender's network before that person has accepted. */
export const mostBeforeAccepted = 3;
/** A chat shows so many messages at once; older ones are asked for. */
export const messagesAtOnce = 50;
/** Somebody who typed is shown as typing for so long. */
export const typingShownMs = 6000;

/** Support answers between these hours of India's time, Monday to Saturday. */
export const supportHours = { from: 9, until: 18 } as const;

/** The name of a chat in addresses: 128 random bits. */
export const chatKey = z.string().check(z.regex(/^[\w-]{22}$/));
export const chatParams = z.object({ chatKey });

/** Words with their line breaks; what came along unseen with pasted words is dropped. */
export function chatWords(least: number, most: number) {
  const typed = z.pipe(z.string().check(z.maxLength(2 * longestMessage)), z.transform(shownText));
  return z.pipe(typed, paragraphs(least, most));
}

/** Whom one talks to, by what every member may see; null stands for support. */
export const chatPartner = z.nullable(
  z.object({ profileKey: z.string(), name: nameText, pictureUrl: z.nullable(z.string()) }),
);
export type ChatPartner = z.output<typeof chatPartner>;

/** People in a group, those who are asked included. */
export const mostMembers = 100;
/** So many people are added to a group by one call. */
export const mostAddedAtOnce = 50;
export const longestGroupName = 60;
/** In larger groups nobody is told at once who types and who has read: that would be a word to everybody for each. */
export const mostToldOfReading = 20;

/** What happens in a group; it has its place among the messages. */
export const groupEvents = [
  "made",
  "renamed",
  "pictured",
  "added",
  "joined",
  "left",
  "removed",
  "admin",
  "not-admin",
] as const;
export type GroupEvent = (typeof groupEvents)[number];

/** Something that happened in a group, by its sender. */
export const happened = z.object({
  what: z.enum(groupEvents),
  /** Whom the sender added, removed or made an admin. */
  about: z.nullable(nameText),
  isAboutMe: z.boolean(),
  /** The name that the group was given. */
  name: z.nullable(z.string()),
});
export type Happened = z.output<typeof happened>;

/** An order that both sides may see. */
export const orderCard = z.object({
  orderId: z.string(),
  state: z.string(),
  title: nameText,
  lineCount: z.int(),
  totalInPaise: paise,
  /** The caller is the buyer and can open it as such. */
  isOwn: z.boolean(),
});
export type OrderCard = z.output<typeof orderCard>;

export const chatMessage = z.object({
  /** 1 for the first one of a chat, then one more each time, without a gap. */
  seq: z.int(),
  /** Made by the one who sent it; empty for what happened. */
  messageKey: z.string(),
  isMine: z.boolean(),
  isFromSupport: z.boolean(),
  senderName: nameText,
  /** In a group: who sent it. */
  senderKey: z.nullable(z.string()),
  /** Null where it is a message. */
  event: z.nullable(happened),
  /** Support has taken it out of the group. */
  isHidden: z.boolean(),
  /** Null: it is hidden, or its sender's account is gone and the words with it. */
  text: z.nullable(z.string()),
  /** Keys of its photos. */
  pictures: z.array(z.string()),
  /** Name of its voice note. */
  voice: z.nullable(z.string()),
  product: z.nullable(productCard),
  order: z.nullable(orderCard),
  /** Epoch milliseconds. */
  sentAt: z.int(),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const supportStates = ["open", "waiting", "solved"] as const;
export type SupportState = (typeof supportStates)[number];

/** What the support chat widget receives about the person when chat opens; a missing one is empty. */
export const chatCustomer = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type ChatCustomer = z.output<typeof chatCustomer>;
