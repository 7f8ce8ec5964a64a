import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** Where a seller is paid to; fetched when it is drawn, as it stands below his orders. */
export const SellersAccount = lazyPart(async () => (await import("./sellers-account.tsx")).SellersAccount, {
  isQuiet: true,
});
