import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { maximumSearchLength } from "./goods-choice.ts";

/** So many products are suggested at most, and half as many places. */
export const mostSuggested = 6;

export const suggestGoods = endpoint({
  name: "store/suggest-goods",
  summary:
    "What the words typed so far may lead to: categories and groups, products, and other words where some of the typed ones mean nothing here or are nearly another. At most a dozen in all.",
  method: "GET",
  path: "/v2/store/suggestions",
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumSearchLength)),
  }),
  answer: z.object({
    /** The typed words put right, or without those that mean nothing; null when they are right. */
    instead: z.nullable(z.string()),
    places: z.array(
      z.object({
        category: z.string(),
        /** Null for the category itself. */
        group: z.nullable(z.string()),
        title: localizedText,
      }),
    ),
    products: z.array(
      z.object({
        level3Id: z.int(),
        categorySlug: z.string(),
        slug: z.string(),
        title: localizedText,
      }),
    ),
  }),
  isRevalidated: true,
  errors: {},
});
