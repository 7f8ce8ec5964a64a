import type { FastifyInstance } from "fastify";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { publicVisit, sendPublicPage } from "#engine/server/public-pages/public-page.ts";
import { readCards, readSellerPlace } from "../cards.queries.ts";
import { addSharedPhoto } from "./shared-photo.ts";
import { addSharedPicture } from "./shared-picture.ts";
import { missingPage, sharedPage } from "./shared-product.html.ts";

/**
 * `/public/store/p/{level3Id}`: a small page for chats, search engines and guests, with name, price, picture and the
 * seller's place, and a button into the app. Open to everybody, so it carries no margin.
 */
export function addSharedProductPage(app: FastifyInstance, platform: Platform): void {
  addSharedPicture(app);
  addSharedPhoto(app, platform);
  app.get<{ Params: { id: string } }>("/public/store/p/:id", async (request, reply) => {
    const visit = publicVisit(platform, request);
    const card = await cardOf(platform, request.params.id);
    if (!card) return sendPublicPage(platform, reply, { html: missingPage(visit), isFound: false });
    const place = await readSellerPlace(platform.database, card.listingId);
    return sendPublicPage(platform, reply, { html: sharedPage(card, { ...visit, place }), isFound: true });
  });
}

async function cardOf(platform: Platform, id: string) {
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return undefined;
  // Without a place: offers for an area are for who lives there.
  const viewer = {
    place: { pinCode: null, serving: [] },
    isMarginShown: false,
    onDay: dayInIndia(platform.clock.now()),
  };
  const [card] = await readCards(platform.database, { level3Ids: [Number(id)], viewer });
  return card;
}
