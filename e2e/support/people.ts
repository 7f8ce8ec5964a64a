import { expect, type Page } from "@playwright/test";

export const agent = "9000000001";
export const password = "santha123";

/** Signs a person in without the sign-in page, for journeys that are not about it. */
export async function signInAs(page: Page, mobileNo: string): Promise<void> {
  const response = await page.request.post("/v2/auth/sign-in", { data: { mobileNo, password } });
  expect(response.status()).toBe(200);
}

interface NearProduct {
  readonly level2Id: number;
  readonly level3Id: number;
  readonly listingId: number;
  readonly isInStock: boolean;
  readonly marginInPaise: number;
  readonly packCount: number;
  readonly title: { readonly en: string; readonly te: string };
  readonly sellerName: { readonly en: string };
}

/** Delivers to Narsampet, where the farmers of these journeys live. */
const nearSeller = "Kakatiya Agro Inputs";

/**
 * A product with a margin that the near seller alone sells, as the signed-in agent finds it in the store; the last one
 * for a journey that changes it under the others.
 */
export async function nearProduct(page: Page, which: "first" | "last" = "first"): Promise<NearProduct> {
  const answer = await page.request.get("/v2/store/products?limit=50&everywhere=1");
  const { data } = (await answer.json()) as { data: { products: NearProduct[] } };
  for (const product of which === "first" ? data.products : data.products.toReversed()) {
    const isNear = product.sellerName.en === nearSeller && product.marginInPaise > 0 && product.isInStock;
    if (isNear && (await isSoldByOne(page, product.level3Id))) return product;
  }
  throw new Error(`${nearSeller} sells nothing alone`);
}

async function isSoldByOne(page: Page, level3Id: number): Promise<boolean> {
  const answer = await page.request.get(`/v2/store/products/${level3Id}`);
  const { data } = (await answer.json()) as {
    data: { skus: { listings: { sellerName: { en: string } }[] }[] };
  };
  const sellers = data.skus.flatMap(({ listings }) => listings.map(({ sellerName }) => sellerName.en));
  return sellers.every((name) => name === nearSeller);
}

/** The page as somebody sees it who chose Telugu at an earlier visit. */
export async function inTelugu(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("santha.language", "te"));
}
