import type { SellerPart } from "#engine/contract/person.ts";
import { useSession } from "./session.ts";

/** Whether the signed-in person is a seller himself: money is paid to sellers only, not to their team. */
export function useIsSeller(): boolean {
  return useSession()?.roles.includes("seller") ?? false;
}

/** Whether the signed-in person may do this part of a seller's work, as the seller or in the seller's team. */
export function useMayDo(part: SellerPart): boolean {
  return useSession()?.sellerParts.includes(part) ?? false;
}
