import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import { GoodsGrid } from "./goods-grid.tsx";
import "#testing/web/patience.ts";

afterEach(cleanup);

const both = (text: string) => ({ en: text, te: text });

/** Cards that note in `drawn` each time they are drawn. */
function noting(drawn: number[], count: number): ProductCard[] {
  return Array.from({ length: count }, (_, level3Id) => ({
    level3Id,
    title: both(`Paddy ${level3Id}`),
    pack: both("1 kg"),
    sellerName: both("Kakatiya"),
    categorySlug: "seeds",
    slug: `paddy-${level3Id}`,
    drawing: "paddy",
    priceInPaise: 100_00,
    discountInPaise: 0,
    delivery: "not-here",
    get bed() {
      drawn.push(level3Id);
      return "seed";
    },
  })) as unknown as ProductCard[];
}

it("of a list of 100 products a press on a heart draws that card anew and no other", async () => {
  const drawn: number[] = [];
  const products = noting(drawn, 100);
  const Page = () => {
    const [wished, setWished] = useState<readonly number[]>([]);
    const heartOf = ({ level3Id }: ProductCard) => ({
      isIn: wished.includes(level3Id),
      onToggle: () => setWished((before) => [...before, level3Id]),
    });
    return <GoodsGrid products={products} heartOf={heartOf} />;
  };
  const routeTree = createRootRoute({ component: Page });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const heart = await screen.findByRole("button", { name: /Paddy 7(?!\d)/ });
  drawn.length = 0;
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  expect(drawn).toEqual([7]);
});
