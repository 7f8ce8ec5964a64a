import { isMobileNo } from "#engine/contract/mobile-number.ts";
import type { useAuthTexts } from "./words.ts";

/** Name of the sentence that stands beside a refused field. */
export type Complaint = keyof ReturnType<typeof useAuthTexts.now> & `${string}${"Needed" | "TooShort"}`;

export const shortestPassword = 8;

/** What is wrong with a typed mobile number; a +91 or a 0 before it and spaces are fine. */
export function mobileComplaint(typed: string): Complaint | undefined {
  return isMobileNo(typed) ? undefined : "mobileNeeded";
}

export function newPasswordComplaint(typed: string): Complaint | undefined {
  return typed.length < shortestPassword ? "passwordTooShort" : undefined;
}

export function codeComplaint(typed: string, codeLength: number): Complaint | undefined {
  return new RegExp(`^[0-9]{${codeLength}}$`).test(typed) ? undefined : "codeNeeded";
}
