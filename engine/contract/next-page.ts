import * as z from "zod/mini";

/** A page of a long list begins behind the last line of the page before, which that has named. */
export const nextPage = z.object({
  after: z.optional(z.string().check(z.maxLength(80))),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 100),
});
