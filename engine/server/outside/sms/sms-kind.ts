import type { Language } from "#engine/contract/language.ts";
import type { PersonText } from "../../http/answers/errors.ts";

/** Why a message is sent: each purpose has its own bound per number, so one never uses up another's. */
export type SmsPurpose = "sign-in" | "consent" | "delivery" | "news";

/** A text that the house sends, as a feature declares it; DLT knows each by a number of its own. */
export interface SmsKind {
  /** `feature/what`, unique. */
  readonly name: string;
  readonly purpose: SmsPurpose;
  /** What it is called on the operator's screen. */
  readonly title: PersonText;
  /** The words to register, each changing part as `{#var#}`. */
  readonly registered: Readonly<Record<Language, string>>;
}

export interface SmsMessage {
  readonly mobileNo: string;
  /** Name of a declared kind, for example `auth/sign-in`. */
  readonly template: string;
  readonly language: Language;
  readonly body: string;
}
