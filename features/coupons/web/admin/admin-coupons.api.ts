import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  type AdminCoupon,
  type AllTerms,
  addTerms,
  type CouponState,
  type DatedTerms,
  listCouponsForAdmin,
  listTermsForAdmin,
  removeTerms,
  voidCoupon,
} from "../../contract/admin-coupons.ts";

const rowsAtOnce = 50;

/** Everybody's coupons by what is looked for, all or those in a state. */
export function adminCouponsQuery({
  find,
  state,
}: {
  readonly find: string;
  readonly state: CouponState | null;
}) {
  return infiniteQueryOptions({
    queryKey: ["coupons", "admin", "list", find, state],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        find,
        limit: rowsAtOnce,
        ...(state && { state }),
        ...(pageParam && { after: pageParam }),
      };
      return call(listCouponsForAdmin, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** By which terms coupons are given, were given and will be given. */
export const allTermsQuery = queryOptions({
  queryKey: ["coupons", "admin", "terms"],
  queryFn: ({ signal }) => call(listTermsForAdmin, {}, { signal }),
  staleTime: 0,
});

/** Voids a coupon; the list is read again, also when it was refused: then it has changed. */
export async function sendVoid(couponId: number, reason: string): Promise<AdminCoupon> {
  try {
    return await call(voidCoupon, { params: { couponId }, body: { reason } });
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["coupons"] });
  }
}

export const sendTerms = (body: DatedTerms): Promise<AllTerms> => keepTerms(call(addTerms, { body }));

/** Takes coming terms back. */
export const sendRemoval = (validFrom: string): Promise<AllTerms> =>
  keepTerms(call(removeTerms, { params: { validFrom } }));

/** Shows the answer at once; refused, all terms are read again. */
async function keepTerms(answer: Promise<AllTerms>): Promise<AllTerms> {
  try {
    const terms = await answer;
    queryClient.setQueryData(allTermsQuery.queryKey, terms);
    return terms;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: allTermsQuery.queryKey });
    throw error;
  }
}
