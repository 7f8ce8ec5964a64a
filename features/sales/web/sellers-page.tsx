import type { ReactNode } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { useSalesTexts } from "./words.ts";

/** Shows its page to sellers only. */
export function SellersPage({ children }: { readonly children: ReactNode }) {
  return (
    <ForRole who="seller" title={useSalesTexts().forSellers} drawing={<BasketDrawing />}>
      {children}
    </ForRole>
  );
}
