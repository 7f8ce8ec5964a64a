import type { ReactNode } from "react";
import { useSession } from "#lib/session";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { EmptyState } from "#ui/page-states";
import { useSellingTexts } from "./selling.texts.ts";

/** Shows its page to sellers; everybody else is told whose it is. The server refuses them by itself. */
export function SellersOnly({ children }: { readonly children: ReactNode }) {
  const texts = useSellingTexts();
  const session = useSession();
  if (!session || session.roles.includes("seller")) return children;
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.forSellers}
      action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
    />
  );
}
