import type { ProductCard } from "@santha/contract/store";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsWide } from "#ui/wide";
import { productQuery } from "./catalogue.api.ts";

/** What a link needs to know of a product. */
export type LinkedProduct = Pick<ProductCard, "categorySlug" | "slug" | "level3Id">;

/**
 * Leads to the full view of a product: in a new tab on wide screens, in the same tab on phones, where its data are
 * already fetched while the finger is still down.
 */
export function ProductLink({
  product,
  className,
  label,
  isHidden = false,
  children,
}: {
  readonly product: LinkedProduct;
  readonly className?: string;
  /** The words for readers where the content is only a sign. */
  readonly label?: string;
  /** True for the picture of a card, whose title is the link that readers and the keyboard use. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}) {
  const isWide = useIsWide();
  const queryClient = useQueryClient();
  const prefetch = (): void => {
    if (!isWide) void queryClient.prefetchQuery(productQuery(product.level3Id));
  };
  return (
    <Link
      to="/app/store/p/$category/$productName/$id"
      params={{ category: product.categorySlug, productName: product.slug, id: String(product.level3Id) }}
      {...(isWide && { target: "_blank", rel: "noopener" })}
      {...(isHidden && { tabIndex: -1, "aria-hidden": true })}
      className={className}
      aria-label={label}
      onPointerDown={prefetch}
      onPointerEnter={prefetch}
    >
      {children}
    </Link>
  );
}
