import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { pictureOf, pictureUrl } from "#features/files/contract/picture-url.ts";
import { claimPicture, releasePictures } from "#features/files/server";
import { updateProfile as endpoint } from "../contract/profiles.ts";
import { personOf } from "./person.ts";
import { type PersonRow, selectForUpdate, updatePerson } from "./queries.ts";
import { profileOf } from "./read-profile.ts";

type Input = CheckedOf<typeof endpoint>["body"];

/** Keeps what the caller says of himself; a picture that is given up for another one is deleted later. */
export async function updateProfile(
  context: MemberContext,
  input: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId, roles } = context.actor;
  const { body } = input;
  return onceInTransaction(context, endpoint, input, async (transaction) => {
    const before = await selectForUpdate(transaction, profileId);
    if (!before) return refuse(endpoint, "profiles/not-found");
    const row = await updatePerson(transaction, profileId, {
      first_name: body.firstName,
      first_name_te: body.firstNameTe,
      email: body.email,
      // Another address has to be verified anew.
      ...(body.email === before.email ? {} : { email_verified_at: null }),
      language: body.language,
      business_name: body.businessName,
      gstin: body.gstin,
      picture_url: await pictureAfter(context, transaction, before, body.pictureKey),
    });
    return row ? profileOf(personOf(row), roles) : refuse(endpoint, "profiles/not-found");
  });
}

/** Address of the picture from now on: the one before, none, or a new one that only this profile uses. */
async function pictureAfter(
  context: MemberContext,
  transaction: Transaction,
  { id, picture_url: former }: Pick<PersonRow, "id" | "picture_url">,
  pictureKey: Input["pictureKey"],
): Promise<string | null> {
  // A second try of the same wish finds the picture in use already: by this profile.
  if (pictureKey === undefined || (pictureKey && former === pictureUrl(pictureKey))) return former;
  const formerKey = former && pictureOf(former)?.pictureKey;
  if (formerKey) await releasePictures(context, transaction, [formerKey]);
  if (pictureKey === null) return null;
  const use = { pictureKey, ownerProfileId: id, audience: "members", usedBy: "profiles/picture" } as const;
  const address = await claimPicture(transaction, use);
  if (address) return address;
  return refuse(endpoint, "profiles/picture-gone", { fields: { picture: "profiles/picture-gone" } });
}
