import { type Language, languages } from "@santha/contract/language";
import * as z from "zod/mini";

/** An account that waits for its code. The password is kept as its hash only. */
export interface PendingAccount {
  readonly firstName: string;
  readonly language: Language;
  readonly passwordHash: string;
}

const pendingAccount = z.object({
  firstName: z.string(),
  language: z.enum(languages),
  passwordHash: z.string(),
});

/** Reads what was kept with the code of a sign-up. @throws ZodError for a row that this code did not write. */
export function readPendingAccount(stored: unknown): PendingAccount {
  return pendingAccount.parse(stored);
}
