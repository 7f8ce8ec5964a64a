import * as z from "zod/mini";
import { bareMobileNo, isMobileNo } from "./mobile-number.ts";

/** Indian mobile number: ten digits, the first 6 to 9. A typed +91, 91 or 0 and spaces are dropped. */
export const mobileNo = z.pipe(
  z.pipe(z.string().check(z.maxLength(20)), z.transform(bareMobileNo)),
  z.string().check(z.refine(isMobileNo)),
);

/** Indian pin code: six digits, the first not 0. */
export const postalCode = z.string().check(z.trim(), z.regex(/^[1-9][0-9]{5}$/));

export const roles = [
  "agent",
  "seller",
  "support",
  "finance",
  "platform-admin",
  "page-admin",
  "page-contributor",
  "page-member",
] as const;
export type Role = (typeof roles)[number];
export const role = z.enum(roles);

/** The operator's own people: what they may do is worth a second factor at sign-in. */
export const staffRoles = ["support", "finance", "platform-admin"] as const satisfies readonly Role[];

export function isStaffRole(role: Role): boolean {
  return staffRoles.some((each) => each === role);
}

/** The parts of a seller's work; a member of the seller's team may be let into some of them. */
export const sellerParts = ["catalogue", "orders", "accounts", "team"] as const;
export type SellerPart = (typeof sellerParts)[number];

/** Whether somebody earns a margin on what he orders, sees it, and may order for a farmer: sellers and agents. */
export function earnsMargin(roles: readonly Role[]): boolean {
  return roles.includes("agent") || roles.includes("seller");
}
