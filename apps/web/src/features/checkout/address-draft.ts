import type { Checkout } from "@santha/contract/checkout";
import { forgetInTab, keepInTab, keptInTab } from "./kept-in-tab.ts";

/** The fields of a delivery address, in the order of the form. */
export const addressFields = [
  "recipientName",
  "phone",
  "addressLine1",
  "addressLine2",
  "landmark",
  "city",
  "state",
  "postalCode",
] as const;
export type AddressField = (typeof addressFields)[number];

/** What is typed, right or wrong. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

/** The draft of a stored address; without one all fields are empty. */
export function draftOf(address: Checkout["address"]): AddressDraft {
  const entries = addressFields.map((field) => [field, address?.[field] ?? ""] as const);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}

/** Whether the typed address is the stored one. */
export function isStored(draft: AddressDraft, address: Checkout["address"]): boolean {
  return address !== null && addressFields.every((field) => draft[field].trim() === address[field]);
}

const name = "address";

/** Keeps what is typed until it is saved. */
export function keepDraft(profileKey: string, draft: AddressDraft): void {
  keepInTab(name, profileKey, draft);
}

/** What was typed and not saved, or null. */
export function keptDraft(profileKey: string): AddressDraft | null {
  const kept = keptInTab(name, profileKey);
  if (typeof kept !== "object" || kept === null) return null;
  const typed = kept as Partial<Record<AddressField, unknown>>;
  const entries = addressFields.map((field) => [field, String(typed[field] ?? "")] as const);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}

/** Forgets the draft, once it is saved. */
export function forgetDraft(profileKey: string): void {
  forgetInTab(name, profileKey);
}
