import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { useIsSeller } from "#engine/web/data/seller-work.ts";
import { readOwnBusiness } from "../../contract.ts";

const ownBusinessQuery = queryOptions({
  queryKey: ["selling", "business"],
  queryFn: ({ signal }) => call(readOwnBusiness, {}, { signal }),
});

/** The business for which the person works; kept on the phone of the seller, not on those of the team. */
export function useOwnBusiness() {
  const isSeller = useIsSeller();
  return useQuery({ ...ownBusinessQuery, ...(isSeller && { meta: kept }) });
}
