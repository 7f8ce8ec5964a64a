import { product } from "#engine/contract/brand.ts";
import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { AppError, refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { pictureOf } from "#features/files/contract/picture-url.ts";
import { claimPicture, releasePictures } from "#features/files/server";
import { countPost, hasListedWord } from "#features/moderation/server";
import { type changeGroup as changeEndpoint, makeGroup as makeEndpoint } from "../../contract/groups.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { addPeople, askedOf } from "./add-people.ts";
import { holdAsAdmin } from "./group-access.ts";
import { findGroup, insertEvents, insertGroup, updateGroup } from "./groups.queries.ts";
import { findInvitees, insertMaker } from "./members.queries.ts";

/** Makes a group of the caller and those who can be added. */
export const makeGroup: Operation<typeof makeEndpoint> = (context, { body }) => {
  requireOpen(context, "chats-open");
  return onceInTransaction(context, makeEndpoint, body, async (transaction) => {
    const { name, pictureKey } = body;
    const { profileId } = context.actor;
    const at = context.clock.now();
    await countLooks(context, transaction, name);
    const profileKeys = [...new Set(body.profileKeys)];
    const invitees = await findInvitees(transaction, { profileKeys, profileId, chatId: null });
    if (invitees.length === 0)
      return refuse(makeEndpoint, "chats/nobody-to-add", { fields: { profileKeys: "chats/nobody-to-add" } });
    const pictureUrl = pictureKey === null ? null : await claim(context, transaction, pictureKey);
    const chatKey = context.ids.token();
    const chatId = await insertGroup(transaction, { chatKey, profileId, name, pictureUrl, at });
    await insertMaker(transaction, { chatId, profileId, at });
    await insertEvents(transaction, { chatId, byProfileId: profileId, event: "made", name, at });
    const counts = await addPeople(context, transaction, { chatId, invitees, wished: profileKeys.length });
    await tellSides(context, transaction, { kind: "group", chatId, also: askedOf(invitees) });
    return { chatKey, ...counts };
  });
};

/** Gives a group another name or picture. */
export const changeGroup: Operation<typeof changeEndpoint> = (context, { params: { chatKey }, body }) => {
  requireOpen(context, "chats-open");
  return inTransaction(context, async (transaction) => {
    const { chatId } = await holdAsAdmin(context, transaction, chatKey);
    const byProfileId = context.actor.profileId;
    const at = context.clock.now();
    const before = await findGroup(transaction, chatId);
    const name = body.name ?? before.name;
    const isRenamed = name !== before.name;
    await countLooks(context, transaction, isRenamed ? name : null);
    if (body.pictureKey === undefined) await updateGroup(transaction, { ...before, chatId, name });
    else {
      const pictureUrl = body.pictureKey && (await claim(context, transaction, body.pictureKey));
      const pictureBy = pictureUrl === null ? null : byProfileId;
      await updateGroup(transaction, { chatId, name, pictureUrl, pictureBy });
      const old = before.pictureUrl && pictureOf(before.pictureUrl);
      if (old) await releasePictures(context, transaction, [old.pictureKey]);
      await insertEvents(transaction, { chatId, byProfileId, event: "pictured", at });
    }
    if (isRenamed) await insertEvents(transaction, { chatId, byProfileId, event: "renamed", name, at });
    await tellSides(context, transaction, { kind: "group", chatId });
    return { chatKey };
  });
};

/** Counts a name as a post, and takes none with a listed word or of Santha. Null: the name stays. */
async function countLooks(
  context: MemberContext,
  transaction: Transaction,
  name: string | null,
): Promise<void> {
  // Another picture is no post of its own, but nothing for somebody whose writing is stopped.
  if (name === null)
    return countPost(context, transaction, { words: "", field: "pictureKey", isUncounted: true });
  await countPost(context, transaction, { words: name, field: "name" });
  if (posesAsSupport(name) || (await hasListedWord(transaction, name))) {
    const code = "chats/name-not-taken";
    throw new AppError({ code, status: 422, fields: { name: code } });
  }
}

const helping = "(?:support|help|care|customer|team|official|service|admin|desk)";
const helpingTe = "(?:సహాయ|సపోర్ట|హెల్ప|కస్టమర|టీ[మం]|బృంద)";
const noLetter = "[^\\p{L}\\p{M}]*";
/** The product's name as a word or joined to such a one; in Telugu, where it means a market, only with one. */
const supportNames = new RegExp(
  [
    `(?<![\\p{L}\\p{M}])${product}(?:${helping}|(?![\\p{L}\\p{M}]))`,
    `${helping}${product}(?![\\p{L}\\p{M}])`,
    `(?<![\\p{L}\\p{M}])సంత${noLetter}(?:${helpingTe}|${helping})`,
    "సహాయక బృంద",
  ].join("|"),
  "u",
);

/** Whether a name could be taken for that of Santha's own chat, which stands in the same list. */
export function posesAsSupport(name: string): boolean {
  const seen = name
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replace(/\s+/gu, " ");
  // "SanthaCrew" is read as two words, "SanTha" as one.
  const apart = seen.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return [seen, apart].some((one) => supportNames.test(one.toLowerCase()));
}

/** The picture of a group, which every member may see, as those of people. */
async function claim(context: MemberContext, transaction: Transaction, pictureKey: string): Promise<string> {
  const address = await claimPicture(transaction, {
    pictureKey,
    ownerProfileId: context.actor.profileId,
    audience: "members",
    usedBy: "chats/group",
  });
  if (address === null)
    throw new AppError({
      code: "chats/photo-gone",
      status: 422,
      fields: { pictureKey: "chats/photo-gone" },
    });
  return address;
}
