import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { isSavingData } from "#engine/web/data/data-saver.ts";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import type { ProductCard } from "#features/store/contract/store.ts";
import { productQuery } from "./api.ts";

/** What a link needs to know of a product. */
export type LinkedProduct = Pick<ProductCard, "categorySlug" | "slug" | "level3Id">;

/**
 * Links to a product: a new tab on wide screens, the same tab on phones. Touching preloads the data unless data
 * saving is on. A plain link, because the router's link recomputes its state at every render.
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
  /** The accessible label where the content is only an icon. */
  readonly label?: string;
  /** True for the picture of a card: its title is the link for screen readers and the keyboard. */
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
