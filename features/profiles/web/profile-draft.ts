import type { Language } from "#engine/web/words/language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import type { Profile, UpdateProfileInput } from "../contract/profiles.ts";

/** What is typed of one's own profile, right or wrong; the picture is named by its key once it is sent. */
export interface ProfileDraft {
  readonly firstName: string;
  readonly firstNameTe: string;
  readonly email: string;
  readonly businessName: string;
  readonly gstin: string;
  readonly language: Language;
  /** Null takes the picture away; undefined leaves it as it is. */
  readonly pictureKey: string | null | undefined;
}

/** Fields with a sentence of their own when something is wrong. */
export type ProfileField = Exclude<keyof ProfileDraft, "pictureKey" | "language"> | "picture";

/** The stored profile as a draft. */
export function draftOf(profile: Profile): ProfileDraft {
  const business = profile.lstOfUserBusinessDetailsInfo[0];
  return {
    firstName: profile.firstName,
    firstNameTe: profile.firstNameTe ?? "",
    email: profile.altemailId ?? "",
    businessName: business?.businessName ?? "",
    gstin: business?.gstin ?? "",
    language: profile.language,
    pictureKey: undefined,
  };
}

/** The draft as the call takes it: what is empty is not given. */
export function inputOf(draft: ProfileDraft): UpdateProfileInput {
  const given = (text: string): string | null => text.trim() || null;
  return {
    firstName: draft.firstName,
    firstNameTe: given(draft.firstNameTe),
    email: given(draft.email),
    businessName: given(draft.businessName),
    gstin: given(draft.gstin),
    language: draft.language,
    ...(draft.pictureKey === undefined ? {} : { pictureKey: draft.pictureKey }),
  };
}

/** The profile as it will be once the draft is kept by the server. */
export function withDraft(profile: Profile, draft: ProfileDraft): Profile {
  const { firstName, firstNameTe, email, language, businessName, gstin, pictureKey } = inputOf(draft);
  const [business, ...others] = profile.lstOfUserBusinessDetailsInfo;
  return {
    ...profile,
    ...{ firstName, firstNameTe, language },
    altemailId: email,
    isEmailVerified: profile.isEmailVerified && email === profile.altemailId,
    profilePicUrl: pictureKey ? pictureUrl(pictureKey) : pictureKey === null ? null : profile.profilePicUrl,
    lstOfUserBusinessDetailsInfo: business ? [{ ...business, businessName, gstin }, ...others] : [],
  };
}
