import type { ProductCard } from "@santha/contract/store";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { isSavingData } from "#lib/data-saver";
import { useIsWide } from "#ui/wide";
import { productQuery } from "./catalogue.api.ts";

/** What a link needs to know of a product. */
export type LinkedProduct = Pick<ProductCard, "categorySlug" | "slug" | "level3Id">;

/**
 * Leads to the full view of a product: in a new tab on wide screens, in the same tab on phones, where its data are
 * already fetched while the finger is still down, unless the device saves data: the finger may only scroll.
 *
 * A plain link that moves the router, since lists show a hundred of them: the router's own works out for each, at every
 * drawing, whether it leads to where one is.
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
  const router = useRouter();
  const prefetch = (): void => {
    if (!isWide && !isSavingData()) void queryClient.prefetchQuery(productQuery(product.level3Id));
  };
  const { categorySlug: category, slug: productName, level3Id } = product;
  const path = ["/app/store/p", ...[category, productName, level3Id].map(encodeURIComponent)].join("/");
  const open = (event: MouseEvent): void => {
    if (isWide || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const params = { category, productName, id: String(level3Id) };
    void router.navigate({ to: "/app/store/p/$category/$productName/$id", params });
  };
  return (
    <a
      href={router.history.createHref(path)}
      {...(isWide && { target: "_blank", rel: "noopener" })}
      {...(isHidden && { tabIndex: -1, "aria-hidden": true })}
      className={className}
      aria-label={label}
      onClick={open}
      onPointerDown={prefetch}
      onPointerEnter={prefetch}
    >
      {children}
    </a>
  );
}
