import * as z from "zod/mini";

/** Indian mobile number: ten digits, the first 6 to 9. A typed +91, 91 or 0 and spaces are dropped. */
export const mobileNo = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text: string) => text.replace(/[\s-]/g, "").replace(/^(\+?91|0)(?=\d{10}$)/, "")),
  ),
  z.string().check(z.regex(/^[6-9][0-9]{9}$/)),
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
