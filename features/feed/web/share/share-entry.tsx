import { useSession } from "#engine/web/data/session.ts";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import type { ProductView } from "#features/store/contract/store.ts";

const ShareAction = lazyPart(async () => (await import("./share-action.tsx")).ShareAction, {
  isQuiet: true,
});

/** The way to share a product with everyone: for sellers, agents and the store itself; nothing is fetched for others. */
export function ShareWithAll({ product }: { readonly product: Pick<ProductView, "level3Id" | "title"> }) {
  const roles = useSession()?.roles ?? [];
  const mayShare = roles.includes("agent") || roles.includes("seller") || roles.includes("platform-admin");
  return mayShare ? <ShareAction product={product} /> : null;
}
