import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  bootstrap,
  CustomerService,
  dummyPaymentHandler,
  type InitialData,
  JobQueueService,
  LanguageCode,
  RequestContextService,
  SearchService,
  SessionService,
  UserService,
} from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";
import { vendureConfig } from "./config.ts";
import { categories, goodsFile } from "./goods.ts";
import type { VendureOrder } from "./order.ts";

const initialData: InitialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: "India",
  countries: [{ name: "India", code: "IN", zone: "India" }],
  taxRates: [{ name: "Standard", percentage: 5 }],
  shippingMethods: [{ name: "Standard", price: 4000 }],
  paymentMethods: [
    {
      name: "Cash on delivery",
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: "automaticSettle", value: "false" }] },
    },
  ],
  collections: Array.from({ length: categories }, (_, at) => ({
    name: `Category ${at + 1}`,
    slug: `category-${at + 1}`,
    filters: [
      { code: "facet-value-filter", args: { facetValueNames: [`Category ${at + 1}`], containsAny: false } },
    ],
  })),
};

/** Makes the tables, imports the goods and signs customers in. The worker, started after it, fills categories and index. */
export async function fill({ url, port, products, buyers }: VendureOrder): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "santha-peer-"));
  const file = join(folder, "goods.csv");
  writeFileSync(file, goodsFile(products));
  try {
    const app = await populate(
      () => bootstrap(vendureConfig({ url, port, isFilling: true })),
      initialData,
      file,
    );
    // The jobs of single products stay in their buffer: the index is made whole, again when the categories are filled.
    await app.get(JobQueueService).flush("search-plugin-apply-collection-filters");
    await app.get(SearchService).reindex(await app.get(RequestContextService).create({ apiType: "admin" }));
    const tokens = await signIn(app, buyers);
    await app.close();
    return tokens;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sessions are made beside the API, as on the other side: signing in is not measured. */
async function signIn(app: Awaited<ReturnType<typeof populate>>, buyers: number): Promise<string[]> {
  const context = await app.get(RequestContextService).create({ apiType: "admin" });
  const tokens: string[] = [];
  for (let number = 1; number <= buyers; number += 1) {
    const customer = await app.get(CustomerService).create(context, {
      firstName: "Buyer",
      lastName: String(number),
      emailAddress: `buyer-${number}@example.com`,
    });
    const id = "user" in customer ? customer.user?.id : undefined;
    const user = id && (await app.get(UserService).getUserById(context, id));
    if (!user) throw new Error("a customer cannot be made");
    const session = await app.get(SessionService).createNewAuthenticatedSession(context, user, "native");
    tokens.push(session.token);
  }
  return tokens;
}
