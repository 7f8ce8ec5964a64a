import type { LocalizedText } from "#engine/contract/language.ts";
import type { Role, staffRoles } from "#engine/contract/person.ts";

export type StaffRole = (typeof staffRoles)[number];

/** What the roles of the operator's people are called. */
export const staffRoleNames: Readonly<Record<StaffRole, LocalizedText>> = {
  support: { en: "Support", te: "సహాయ విభాగం" },
  finance: { en: "Finance", te: "లెక్కల విభాగం" },
  "platform-admin": { en: "Platform admin", te: "ప్లాట్‌ఫామ్ నిర్వాహకులు" },
};

/** What every role is called. */
export const roleNames: Readonly<Record<Role, LocalizedText>> = {
  ...staffRoleNames,
  agent: { en: "Agent", te: "ఏజెంట్" },
  seller: { en: "Seller", te: "అమ్మకందారు" },
  "page-admin": { en: "Page admin", te: "పేజీ నిర్వాహకులు" },
  "page-contributor": { en: "Page contributor", te: "పేజీ రచయిత" },
  "page-member": { en: "Page member", te: "పేజీ సభ్యులు" },
};
