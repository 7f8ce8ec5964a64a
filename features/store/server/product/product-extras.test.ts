import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aPerson, aProduct, aSeller, type BuiltProduct } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { listMoreProducts, sharedProductPath, viewProduct } from "../../contract/store.ts";
import { countBoughtTogether } from "../counts/count-bought-together.ts";

let app: TestApp;
let as: string;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  as = await sessionFor(app, await aPerson(app));
  agent = await sessionFor(app, await aPerson(app, { roles: ["agent"] }));
});
afterAll(() => app.close());

describe("the seller's licence", () => {
  const licenceOf = async (product: BuiltProduct) => {
    const { data } = await app.call(viewProduct, { params: { level3Id: product.level3Id } }, { as });
    return { needed: data.licenceNeeded, licence: data.skus[0]?.listings[0]?.licence };
  };
  const seedLicence = { kind: "seed", licenceNumber: "TS/SEED/0417", validUntil: "2026-07-14" } as const;

  test("stands on a product that needs one, good to the end of its last day in India and no longer", async () => {
    const other = { kind: "fertiliser", licenceNumber: "TS/FERT/1", validUntil: "2030-01-01" } as const;
    const { sellerId } = await aSeller(app, { licences: [seedLicence, other] });
    const product = await aProduct(app, { sellerId, dealerLicence: "seed" });
    const began = app.clock.now();
    const licence = { number: "TS/SEED/0417", validUntil: Date.parse("2026-07-14T00:00:00+05:30") };
    app.clock.set(new Date("2026-07-14T18:29:59Z"));
    expect(await licenceOf(product)).toEqual({ needed: "seed", licence: { ...licence, isValid: true } });
    app.clock.set(new Date("2026-07-14T18:30:00Z"));
    expect(await licenceOf(product)).toEqual({ needed: "seed", licence: { ...licence, isValid: false } });
    app.clock.set(began);
  });

  test("is missing where none is needed; what needs one that the seller has not shown is not for sale", async () => {
    const { sellerId } = await aSeller(app, { licences: [seedLicence] });
    const pesticide = await aProduct(app, { sellerId, dealerLicence: "insecticide" });
    expect(await licenceOf(pesticide)).toEqual({ needed: "insecticide", licence: undefined });
    const sickle = await aProduct(app, { sellerId });
    expect(await licenceOf(sickle)).toEqual({ needed: null, licence: null });
  });
});

describe("more products", () => {
  const more = async (level3Id: number, session = as) =>
    (await app.call(listMoreProducts, { params: { level3Id } }, { as: session })).data;
  const idsOf = (cards: readonly { readonly level3Id: number }[]) => cards.map(({ level3Id }) => level3Id);

  const noCrop = { en: "Sickle", te: "కొడవలి" };

  test("that are related are first of the same group and crop, then of the crop, then of the group", async () => {
    const maize = { en: "Maize seed", te: "మొక్కజొన్న విత్తనం" };
    const cotton = { en: "Cotton seed", te: "పత్తి విత్తనం" };
    const [shown, kin] = [
      await aProduct(app, { group: "kin", title: maize }),
      await aProduct(app, { group: "kin", title: maize }),
    ];
    const sameCrop = await aProduct(app, { group: "kin-food", title: maize });
    const sameGroup = await aProduct(app, { group: "kin", title: cotton });
    await aProduct(app, { group: "kin-food", title: cotton });
    const expected = [kin, sameCrop, sameGroup].map(({ level3Id }) => level3Id);
    expect(idsOf((await more(shown.level3Id)).related)).toEqual(expected);
  });

  test("are those that two orders or more held together, most often first, then others of the group", async () => {
    const options = { group: "together", category: "together", title: noCrop };
    const [seed, urea, spray, tool, kin] = [
      await aProduct(app, options),
      await aProduct(app, { group: "urea" }),
      await aProduct(app, { group: "spray" }),
      await aProduct(app, { group: "tool" }),
      await aProduct(app, options),
    ];
    const order = (...products: BuiltProduct[]) =>
      anOrder(app, { as, lines: products.map(({ listingId }) => ({ listingId, quantity: 1 })) });
    await order(seed, urea, spray);
    await order(seed, urea);
    await order(seed, urea, spray);
    await order(seed, tool);
    expect((await more(seed.level3Id)).boughtTogether).toEqual([]);
    await countBoughtTogether(app.platform);
    await countBoughtTogether(app.platform);
    const found = await more(seed.level3Id);
    expect(idsOf(found.boughtTogether)).toEqual([urea.level3Id, spray.level3Id]);
    expect(idsOf(found.related)).toEqual([kin.level3Id]);
    expect(idsOf((await more(urea.level3Id)).boughtTogether)).toEqual([seed.level3Id, spray.level3Id]);
    expect((await more(tool.level3Id)).boughtTogether).toEqual([]);
  });

  test("show a margin to agents only, leave out what cannot be bought, and take two statements beside who asks and who delivers there", async () => {
    const options = { group: "margins", category: "margins", title: noCrop };
    const [shown, kin, gone] = [
      await aProduct(app, options),
      await aProduct(app, { ...options, commissionInPaise: 77_00 }),
      await aProduct(app, { ...options, onHand: 0 }),
    ];
    const { result, statements } = await app.statements.during(() => more(shown.level3Id));
    expect(ownStatements(statements)).toHaveLength(2);
    expect(result.related).toEqual([
      expect.objectContaining({ level3Id: kin.level3Id, marginInPaise: null }),
    ]);
    expect((await more(shown.level3Id, agent)).related[0]?.marginInPaise).toBe(77_00);
    expect(idsOf(result.related)).not.toContain(gone.level3Id);
  });
});

describe("the public page of a product", () => {
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url, headers: { host: "santha.example", ...headers } });

  test("opens without a session, previews title, price and picture, and leads into the app", async () => {
    const product = await aProduct(app, {
      title: { en: 'Samba "Mahsuri" <b>paddy</b>', te: "సాంబ మసూరి" },
      priceInPaise: 112_500_50,
      commissionInPaise: 43_21,
    });
    const page = await open(sharedProductPath(product.level3Id, "en"));
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const target = `http://santha.example/#/p/c/${product.slug}/${product.level2Id}_${product.level3Id}`;
    for (const part of [
      'property="og:title" content="Samba &#34;Mahsuri&#34; &#60;b&#62;paddy&#60;/b&#62;"',
      "₹1,12,500.50",
      'property="og:image" content="http://santha.example/public/store/pictures/paddy.png"',
      'src="http://santha.example/art/products/paddy.svg"',
      `href="${target}"`,
      "Warangal, Telangana",
    ]) {
      expect(page.body).toContain(part);
    }
    expect(page.body).not.toContain("<b>");
    expect(page.body).not.toMatch(/43\.21|1,12,543|margin|commission/i);
    expect(page.body).not.toMatch(/<script|style=|http-equiv="refresh"/);
    expect(page.headers["set-cookie"]).toBeUndefined();
    // It names the host that was asked for: kept for everybody, one caller could write another's page.
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  test("its preview is a picture that chats draw, 1200 by 630 pixels, kept for a week; another name has none", async () => {
    const picture = await open("/public/store/pictures/paddy.png");
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.headers["cache-control"]).toBe("public, max-age=604800");
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect(picture.rawPayload.length).toBeLessThan(100_000);
    for (const name of ["none.png", "paddy.svg", "..%2f..%2ficon.png", "%2e%2e.png", "paddy", "P.png"]) {
      expect([name, (await open(`/public/store/pictures/${name}`)).statusCode]).toEqual([name, 404]);
    }
  });

  test("speaks the language of who shared it", async () => {
    const product = await aProduct(app, { title: { en: "Urea", te: "యూరియా" } });
    const page = await open(sharedProductPath(product.level3Id, "te"), { "accept-language": "en" });
    expect(page.body).toContain('<html lang="te">');
    expect(page.body).toContain('property="og:title" content="యూరియా"');
    expect(page.body).toContain("సంతలో చూడండి");
    expect(page.body).toContain("వరంగల్, తెలంగాణ");
    expect(page.body).toContain("మీ ఊరి ఆఫర్లకు ముందు ధర");
    const toEnglish = sharedProductPath(product.level3Id, "en");
    expect(page.body).toContain(`<a lang="en" href="${toEnglish}">English</a>`);
  });

  test("shows the list price and says that offers at the reader's place come off it, where there is stock", async () => {
    const product = await aProduct(app, { priceInPaise: 640_00 });
    await anOffer(app, { ...product, discountInPaise: 40_00 });
    const page = await open(sharedProductPath(product.level3Id, "en"));
    expect(page.body).toContain("₹640.00");
    expect(page.body).toContain("Price before offers at your place");
    const soldOut = await aProduct(app, { onHand: 0 });
    const empty = await open(sharedProductPath(soldOut.level3Id, "en"));
    expect(empty.body).not.toContain("Price before offers");
  });

  test("says so where nothing is sold any more or never was", async () => {
    const product = await aProduct(app);
    await inTransaction(app.platform, (transaction) =>
      changeListing(transaction, {
        listingId: product.listingId,
        sellerId: product.sellerId,
        changed: { isListed: false },
        changedAt: app.clock.now(),
      }),
    );
    for (const id of [String(product.level3Id), "999999", "0", "x", "1%27--", "99999999999999999999"]) {
      const page = await open(`/public/store/p/${id}`);
      expect([id, page.statusCode]).toEqual([id, 404]);
      expect(page.body).toContain("Product not found.");
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    }
  });
});
