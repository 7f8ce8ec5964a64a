import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["drafts/drafts-page.tsx", "drafts/draft-page.tsx"],
  askedAhead: [
    ["/app/store/checkout/shipping", "shipping-page.tsx", ["/v2/checkout", "/v2/addresses"]],
    ["/app/store/checkout/confirm", "confirm/confirm-page.tsx", ["/v2/checkout"]],
  ],
  sharedChunk: ["checkout-parts", 3],
};
