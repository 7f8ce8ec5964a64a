import * as z from "zod/mini";
import { type Language, languages } from "#engine/contract/language.ts";

/** An account that waits for its code. The password is kept as its hash only. */
export interface PendingAccount {
  readonly firstName: string;
  readonly language: Language;
  readonly passwordHash: string;
  /** As it was named; whether anybody has it is looked up once the account is open. */
  readonly referrerMobileNo: string | null;
}

const pendingAccount = z.object({
  firstName: z.string(),
  language: z.enum(languages),
  passwordHash: z.string(),
  // Wishes that were kept before there were referrals have none.
  referrerMobileNo: z._default(z.nullable(z.string()), null),
});

/** Reads what was kept with the code of a sign-up. @throws ZodError for a row that this code did not write. */
export function readPendingAccount(stored: unknown): PendingAccount {
  return pendingAccount.parse(stored);
}
