import type { Checkout } from "../../contract/checkout.ts";
import { forgetInTab, keepInTab, keptInTab } from "../confirm/kept-in-tab.ts";

/** The fields of a delivery address, in the order of the form. */
export const addressFields = [
  "postalCode",
  "city",
  "state",
  "recipientName",
  "phone",
  "addressLine1",
  "addressLine2",
  "landmark",
] as const;
export type AddressField = (typeof addressFields)[number];

/** What is typed, right or wrong. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

/** The draft of a stored address; without one all fields are empty. */
export function draftOf(address: Checkout["address"]): AddressDraft {
  const entries = addressFields.map((field) => [field, address?.[field] ?? ""] as const);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}

/** What is being typed: a new address, or changes of one of the book. */
export interface KeptAddress {
  /** Null: a new one. */
  readonly addressId: number | null;
  readonly draft: AddressDraft;
}

const name = "address";

/** Keeps what is typed until it is saved. */
export function keepDraft(profileKey: string, kept: KeptAddress): void {
  keepInTab(name, profileKey, kept);
}

/** What was typed and not saved, or null. */
export function keptDraft(profileKey: string): KeptAddress | null {
  const kept = keptInTab(name, profileKey) as { addressId?: unknown; draft?: unknown } | null;
  if (typeof kept?.draft !== "object" || kept.draft === null) return null;
  const typed = kept.draft as Partial<Record<AddressField, unknown>>;
  const entries = addressFields.map((field) => [field, String(typed[field] ?? "")] as const);
  const draft = Object.fromEntries(entries) as Record<AddressField, string>;
  return { addressId: typeof kept.addressId === "number" ? kept.addressId : null, draft };
}

/** Forgets the draft, once it is saved. */
export function forgetDraft(profileKey: string): void {
  forgetInTab(name, profileKey);
}
