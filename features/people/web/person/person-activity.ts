import type { ComponentType } from "react";
import { PersonStanding } from "#features/reputation/web";
import { SellerReviews } from "#features/reviews/web";
import { PersonUpdates } from "#features/updates/web";

/** What other features show of somebody on the page of that person, in this order; each draws nothing where it has nothing. */
export const personActivity: readonly ComponentType<{
  readonly profileKey: string;
  readonly isSeller: boolean;
}>[] = [PersonStanding, SellerReviews, PersonUpdates];
