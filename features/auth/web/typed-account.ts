import { onSessionReplaced } from "#engine/web/data/session.ts";

/** What a new account is begun with; never the password. */
export interface TypedAccount {
  readonly firstName: string;
  readonly mobileNo: string;
  readonly referrer: string;
  /** The number of the referral link that was taken over into `referrer`. */
  readonly sentBy?: number;
}

const nothing: TypedAccount = { firstName: "", mobileNo: "", referrer: "" };
let typed = nothing;

/** Kept while the page is open, so that a look at sign-in or a wrong number costs no typing. */
export function keepTypedAccount(account: TypedAccount): void {
  typed = account;
}

/** What was typed before. Whoever comes by a referral link that is new finds its number there. */
export function typedAccount(sentBy?: number): TypedAccount {
  return withReferral(typed, sentBy);
}

/** The same account with the number of a link, unless that was taken over before: then it may have been changed. */
export function withReferral(account: TypedAccount, sentBy: number | undefined): TypedAccount {
  const isNew = sentBy !== undefined && sentBy !== account.sentBy;
  return isNew ? { ...account, referrer: `${sentBy}`, sentBy } : account;
}

/** The next person begins with empty fields. */
export function forgetTypedAccount(): void {
  typed = nothing;
}

onSessionReplaced(forgetTypedAccount);
