import type { Farmer } from "#features/checkout/contract/assist.ts";

/** The agent's part of an order: frozen when it is placed. */
export interface PlacedAssist {
  readonly farmer: Farmer | null;
  /** What the farmer agreed to by his code; null: he was not asked, or did not answer. */
  readonly consent: { readonly agreedAt: number; readonly totalInPaise: number } | null;
  /** The draft of the agent's phone that this was. */
  readonly draftKey: string | null;
}

/** Its columns of the master order. */
export function assistValues(assist: PlacedAssist | null) {
  const consent = assist?.consent ?? null;
  return {
    farmer_name: assist?.farmer?.firstName ?? null,
    farmer_mobile_no: assist?.farmer?.mobileNo ?? null,
    consent_at: consent && new Date(consent.agreedAt),
    consent_total_in_paise: consent?.totalInPaise ?? null,
    draft_key: assist?.draftKey ?? null,
  };
}
