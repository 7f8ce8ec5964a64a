import type { ReactNode } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { useSellingTexts } from "./words.ts";

/** Shows its page to sellers only. */
export function SellersOnly({ children }: { readonly children: ReactNode }) {
  return (
    <ForRole who="seller" title={useSellingTexts().forSellers} drawing={<BasketDrawing />}>
      {children}
    </ForRole>
  );
}
