/** What a new account was begun with; never the password. */
export interface TypedAccount {
  readonly firstName: string;
  readonly mobileNo: string;
  readonly referrer: string;
}

const nothing: TypedAccount = { firstName: "", mobileNo: "", referrer: "" };
let typed = nothing;

/** Kept while the page is open, so that a wrong number is put right without typing the rest again. */
export function keepTypedAccount(account: TypedAccount): void {
  typed = account;
}

export function typedAccount(): TypedAccount {
  return typed;
}

/** Once the account is open the next person begins with empty fields. */
export function forgetTypedAccount(): void {
  typed = nothing;
}
