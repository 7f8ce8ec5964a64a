import type { ReactNode } from "react";
import { BasketDrawing } from "#ui/art/basket";
import { ForRole } from "#ui/for-role";
import { useSellingTexts } from "./selling.texts.ts";

/** Shows its page to sellers only. */
export function SellersOnly({ children }: { readonly children: ReactNode }) {
  return (
    <ForRole who="seller" title={useSellingTexts().forSellers} drawing={<BasketDrawing />}>
      {children}
    </ForRole>
  );
}
