import type { Profile, UpdateProfileInput } from "@santha/contract/profiles";
import { currentLanguage, type Language } from "#lib/language";

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
    // Who reads the app in Telugu is not turned back to English by saving his name.
    language: currentLanguage(),
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
