import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { grantRole, requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import {
  createWishlist,
  deleteWishlist,
  listWishlistProducts,
  listWishlists,
  maximumWishlists,
  readWishlist,
  releaseProduct,
} from "../contract.ts";

let app: TestApp;
let as: string;
let other: string;
let profileId: number;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const person = await aPerson(app);
  profileId = person.profileId;
  as = await sessionFor(app, person);
  other = await sessionFor(app, await aPerson(app));
});

const bodyOf = ({ level2Id, level3Id }: Pick<BuiltProduct, "level2Id" | "level3Id">) => ({
  productLevel2Id: level2Id,
  productLevel3Id: level3Id,
  store: "santha" as const,
});
const put = (product: BuiltProduct, session = as) =>
  app.call(createWishlist, { body: bodyOf(product) }, { as: session });
const list = (session = as) => app.call(listWishlists, { query: { store: "santha" } }, { as: session });

test("[API-028] [API-029] [API-030] [ENT-004] the wishlist is read whole with its count, latest first, as cards", async () => {
  const first = await aProduct(app);
  const second = await aProduct(app);
  await put(first);
  await put(second);
  const response = await app.app.inject({
    url: "/v2/farmstore/wishlist/all?store=santha",
    headers: { cookie: as },
  });
  expect(response.statusCode).toBe(200);
  const { code, data } = response.json();
  expect(code).toBe("OK");
  expect(data.count).toBe(2);
  expect(data.data.map((entry: { productLevel3Id: number }) => entry.productLevel3Id)).toEqual([
    second.level3Id,
    first.level3Id,
  ]);
  expect(data.data[0].product).toMatchObject({
    title: second.title,
    priceInPaise: 112_350,
    marginInPaise: null,
  });
  for (const query of ["", "?store=", "?store=other"]) {
    const refused = await app.app.inject({
      url: `/v2/farmstore/wishlist/all${query}`,
      headers: { cookie: as },
    });
    expect([query, refused.statusCode, Object.keys(refused.json().fields)]).toEqual([query, 422, ["store"]]);
  }
});

test("an empty wishlist has count 0 and no data", async () => {
  expect((await list()).data).toEqual({ count: 0, data: [], nextAfter: null });
});

test("[WISH-001] [API-031] one entry is read by its id", async () => {
  const product = await aProduct(app);
  const { data: created } = await put(product);
  const { code, data } = await app.call(readWishlist, { params: { id: created.id } }, { as });
  expect(code).toBe("OK");
  expect(data).toMatchObject({ ...created, product: { level3Id: product.level3Id } });
});

test("[WISH-002] [API-032] [API-033] [API-034] an entry is put with the store santha and answered as created", async () => {
  const product = await aProduct(app);
  const answer = await put(product);
  expect([answer.status, answer.code]).toEqual([201, "CREATED"]);
  expect(answer.data).toEqual({
    id: expect.any(Number),
    productLevel2Id: product.level2Id,
    productLevel3Id: product.level3Id,
    store: "santha",
    createdTs: app.clock.now().getTime(),
  });
  for (const store of [undefined, "other", "", null]) {
    const refused = await app.app.inject({
      method: "PUT",
      url: "/v2/farmstore/wishlist",
      headers: { cookie: as },
      payload: { ...bodyOf(product), store },
    });
    expect(refused.statusCode).toBe(422);
  }
});

test("[WISH-008] a product that is put again, or ten times at once, stands there once under the same id", async () => {
  const product = await aProduct(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(product)));
  const again = await put(product);
  expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1);
  expect((await list()).data.count).toBe(1);
});

test("[API-035] [API-036] [ERR-008] an entry is deleted once, then it is not found", async () => {
  const kept = await put(await aProduct(app));
  const gone = await put(await aProduct(app));
  const remove = () => app.call(deleteWishlist, { params: { id: gone.data.id } }, { as });
  const first = await remove();
  expect([first.status, first.code, first.data]).toEqual([200, "OK", { count: 1 }]);
  const second = await remove();
  expect([second.status, second.code]).toEqual([404, "wishlist/not-found"]);
  expect((await list()).data.data.map(({ id }) => id)).toEqual([kept.data.id]);
});

test("[API-035] a deletion whose answer was lost is answered again under its key", async () => {
  const gone = await put(await aProduct(app));
  const path = `/v2/farmstore/wishlist/${gone.data.id}`;
  const headers = { cookie: as, "idempotency-key": "wishlist-deletion-0001" };
  const answers = [];
  for (let tries = 0; tries < 2; tries += 1)
    answers.push((await app.app.inject({ method: "DELETE", url: path, headers })).statusCode);
  expect(answers).toEqual([200, 200]);
});

test("[WISH-006] a product is taken off by its own id, again and again, and nobody else's", async () => {
  const product = await aProduct(app);
  const kept = await put(await aProduct(app));
  await put(product);
  await put(product, other);
  const release = () => app.call(releaseProduct, { params: { level3Id: product.level3Id } }, { as });
  for (const { status, data } of [await release(), await release()])
    expect([status, data]).toEqual([200, { count: 1 }]);
  expect((await list()).data.data.map(({ id }) => id)).toEqual([kept.data.id]);
  expect((await list(other)).data.count).toBe(1);
});

test("[API-037] [API-038] the product cards of an entry are read by its id", async () => {
  const product = await aProduct(app);
  const { data: created } = await put(product);
  const { data } = await app.call(listWishlistProducts, { params: { id: created.id } }, { as });
  expect(data.map(({ level3Id, slug }) => [level3Id, slug])).toEqual([[product.level3Id, product.slug]]);
});

test("[WISH-007] another person's entry answers exactly like a missing one and stays", async () => {
  const product = await aProduct(app);
  const { data: created } = await put(product);
  const missing = 9_007_199_254_740_991;
  for (const endpoint of [readWishlist, deleteWishlist, listWishlistProducts]) {
    const [foreign, unknown] = await Promise.all(
      [created.id, missing].map(async (id) => {
        const { requestId: _, ...answer } = (
          await app.app.inject(requestOf(endpoint, { params: { id } }, { as: other }))
        ).json();
        return answer;
      }),
    );
    expect(foreign).toEqual(unknown);
    expect(foreign.code).toBe("wishlist/not-found");
  }
  expect((await list(other)).data.count).toBe(0);
  expect((await list()).data.count).toBe(1);
});

test("an unknown product, and a product of another group, cannot be put", async () => {
  const product = await aProduct(app);
  const elsewhere = await aProduct(app, { group: "cotton" });
  for (const body of [
    bodyOf({ level2Id: product.level2Id, level3Id: 999_999 }),
    bodyOf({ level2Id: elsewhere.level2Id, level3Id: product.level3Id }),
  ]) {
    const answer = await app.call(createWishlist, { body }, { as });
    expect([answer.status, answer.code]).toEqual([404, "wishlist/product-not-found"]);
  }
  expect((await list()).data.count).toBe(0);
});

test.each([0, -1, 1.5, "7", null, 1e300, [1], {}])(
  "the product id %j is refused",
  async (productLevel3Id) => {
    const response = await app.app.inject({
      method: "PUT",
      url: "/v2/farmstore/wishlist",
      headers: { cookie: as },
      payload: { productLevel2Id: 1, productLevel3Id, store: "santha" },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toHaveProperty("productLevel3Id");
  },
);

test("[WISH-004] an entry stays while nobody offers its product, without a card but with what to call it by", async () => {
  const product = await aProduct(app, { isListed: false });
  const { data: created } = await put(product);
  const { level2Id, level3Id, slug, title } = product;
  const shelf = { categorySlug: "seeds", groupSlug: "paddy" };
  const unsold = { level2Id, level3Id, slug, title, ...shelf, bed: "seed", drawing: "paddy", photo: null };
  expect((await list()).data.data).toEqual([{ ...created, product: null, unsold }]);
  const one = await app.call(readWishlist, { params: { id: created.id } }, { as });
  expect(one.data).toEqual({ ...created, product: null, unsold });
  const { data } = await app.call(listWishlistProducts, { params: { id: created.id } }, { as });
  expect(data).toEqual([]);
});

test("an agent sees his margin on the cards", async () => {
  await put(await aProduct(app, { commissionInPaise: 75_00 }));
  await grantRole(app, profileId, "agent");
  expect((await list()).data.data[0]?.product?.marginInPaise).toBe(75_00);
});

test("pages follow each other without a gap and the count stays that of all", async () => {
  const ids: number[] = [];
  for (let made = 0; made < 5; made += 1) ids.unshift((await put(await aProduct(app))).data.id);
  const seen: number[] = [];
  let after: number | undefined;
  do {
    const { data } = await app.call(listWishlists, { query: { store: "santha", limit: 2, after } }, { as });
    expect(data.count).toBe(5);
    seen.push(...data.data.map(({ id }) => id));
    after = data.nextAfter ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(ids);
});

/** Puts so many products that nobody offers on the wishlist. */
async function fillWishlist({ level1Id, level2Id }: BuiltProduct, count: number): Promise<void> {
  await sql`
    with fillers as (
      insert into product_level3 (level1_id, level2_id, slug, title_en, title_te, description_en, description_te,
        drawing, maker, country_of_origin, hsn, created_at)
      select ${level1Id}, ${level2Id}, 'filler-' || ${profileId}::bigint || '-' || n, 'x', 'x', '', '', 'x', 'x', 'IN', '1', now()
      from generate_series(1, ${count}::int) n returning id
    )
    insert into wishlist_items (profile_id, level3_id, created_at) select ${profileId}, id, now() from fillers`.execute(
    app.platform.database,
  );
}

test("a full wishlist takes no further product but still answers one that is on it", async () => {
  const first = await aProduct(app);
  await fillWishlist(first, maximumWishlists - 1);
  await put(first);
  const refused = await put(await aProduct(app));
  expect([refused.status, refused.code]).toEqual([409, "wishlist/full"]);
  expect((await put(first)).status).toBe(201);
});

/** While `work` is done each new entry takes its time, so that those put at once overlap. */
async function withSlowEntries<T>(work: () => Promise<T>): Promise<T> {
  const { database } = app.platform;
  await sql`create function take_time() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return new; end $$`.execute(database);
  await sql`create trigger take_time before insert on wishlist_items for each row execute function take_time()`.execute(
    database,
  );
  try {
    return await work();
  } finally {
    await sql`drop function take_time() cascade`.execute(database);
  }
}

test("of products that are put at once only as many get on the wishlist as it has room for", async () => {
  const products: BuiltProduct[] = [];
  for (let made = 0; made < 4; made += 1) products.push(await aProduct(app));
  const [first] = products;
  if (first) await fillWishlist(first, maximumWishlists - 1);
  const answers = await withSlowEntries(() => Promise.all(products.map((product) => put(product))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect((await list()).data.count).toBe(maximumWishlists);
});

test("without a session every call asks for sign-in", async () => {
  for (const endpoint of [listWishlists, readWishlist, deleteWishlist, listWishlistProducts]) {
    const response = await app.app.inject(
      requestOf(endpoint, { params: { id: 1 }, query: { store: "santha" } }),
    );
    expect(response.statusCode).toBe(401);
  }
});

test("a wishlist is read in 3 statements, session included, put in 5 and taken off in 4", async () => {
  const product = await aProduct(app);
  const created = await app.statements.during(() => put(product));
  const read = await app.statements.during(() => list());
  const { result } = created;
  const removed = await app.statements.during(() =>
    app.call(deleteWishlist, { params: { id: result.data.id } }, { as }),
  );
  expect([created, read, removed].map(({ statements }) => statements.length)).toEqual([5, 3, 4]);
});
