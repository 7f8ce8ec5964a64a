import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listCategoryTable } from "../../contract/categories.ts";
import { listCropTable } from "../../contract/crops.ts";
import { listMakers } from "../../contract/makers.ts";
import { listSynonyms } from "../../contract/synonyms.ts";
import { listTaxRates } from "../../contract/tax-rates.ts";

/** The categories with their groups, also the hidden ones. */
export const categoryTableQuery = queryOptions({
  queryKey: ["catalogue", "categories"],
  queryFn: ({ signal }) => call(listCategoryTable, {}, { signal }),
  staleTime: 0,
});

/** The HSN codes with their rates. */
export const taxRatesQuery = queryOptions({
  queryKey: ["catalogue", "tax-rates"],
  queryFn: ({ signal }) => call(listTaxRates, {}, { signal }),
  staleTime: 0,
});

const askAgainMs = 20_000;

/** The crops; asked again while products are still to be read. */
export const cropTableQuery = queryOptions({
  queryKey: ["catalogue", "crops"],
  queryFn: ({ signal }) => call(listCropTable, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && state.data.productsWaiting > 0 ? askAgainMs : false),
});

/** The groups of search words; asked again while products are still to be read. */
export const synonymsQuery = queryOptions({
  queryKey: ["catalogue", "synonyms"],
  queryFn: ({ signal }) => call(listSynonyms, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && state.data.productsWaiting > 0 ? askAgainMs : false),
});

/** The makers. */
export const makersQuery = queryOptions({
  queryKey: ["catalogue", "makers"],
  queryFn: ({ signal }) => call(listMakers, {}, { signal }),
  staleTime: 0,
});

/** Shows the changed table and refreshes the store and the sellers' forms; after a refusal it reads the table again. */
export async function changeTable(
  { queryKey }: { readonly queryKey: readonly unknown[] },
  sending: Promise<unknown>,
): Promise<void> {
  try {
    queryClient.setQueryData(queryKey, await sending);
    for (const key of ["store", "assortment"]) void queryClient.invalidateQueries({ queryKey: [key] });
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
