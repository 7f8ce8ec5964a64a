import { expect, type Page } from "@playwright/test";

export const agent = "9000000001";
export const password = "santha123";

/** Signs a person in without the sign-in page, for journeys that are not about it. */
export async function signInAs(page: Page, mobileNo: string): Promise<void> {
  const response = await page.request.post("/v2/auth/sign-in", { data: { mobileNo, password } });
  expect(response.status()).toBe(200);
}

interface NearProduct {
  readonly listingId: number;
  readonly marginInPaise: number;
  readonly packCount: number;
  readonly title: { readonly en: string; readonly te: string };
  readonly sellerName: { readonly en: string };
}

/** Delivers to Narsampet, where the farmers of these journeys live. */
const nearSeller = "Kakatiya Agro Inputs";

/** A product of the near seller with a margin, as the signed-in agent finds it in the store. */
export async function nearProduct(page: Page): Promise<NearProduct> {
  const answer = await page.request.get("/v2/store/products?limit=50");
  const { data } = (await answer.json()) as { data: { products: NearProduct[] } };
  const found = data.products.find(
    ({ sellerName, marginInPaise }) => sellerName.en === nearSeller && marginInPaise > 0,
  );
  if (!found) throw new Error(`${nearSeller} sells nothing`);
  return found;
}

/** The page as somebody sees it who chose Telugu at an earlier visit. */
export async function inTelugu(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("santha.language", "te"));
}
