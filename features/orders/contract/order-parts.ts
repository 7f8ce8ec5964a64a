import * as z from "zod/mini";
import { localizedText } from "#engine/contract/language.ts";
import { bed } from "#features/store/contract/store.ts";

export const smartElement = z.object({ value: z.string(), unit: z.string(), name: localizedText });

/** What a farmer pays, in rupees, by who takes the margin from him: the agent, or the seller or Santha for him. */
export const farmerPays = z.object({
  marginTakenBy: z.enum(["agent", "seller", "platform"]),
  total: z.number(),
  margin: z.number(),
});

/** A product on the tile of an order. */
export const tileProduct = z.object({
  productLevel3Title: z.string(),
  productLevel3TitleTe: z.string(),
  productImage: z.string(),
  productBed: bed,
  productQuantity: z.int(),
});
