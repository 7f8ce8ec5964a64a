import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, languages } from "#engine/contract/language.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { languageOf } from "#engine/server/http/request-context.ts";
import { readCards, readSellerPlace } from "../cards.queries.ts";
import { addSharedPicture } from "./shared-picture.ts";
import { missingPage, sharedPage } from "./shared-product.html.ts";

/** No profile has this id: offers for an area are for who lives there. */
const nobody = 0;

/**
 * `/public/store/p/{level3Id}`: a small page for chats, search engines and guests, with name, price, picture and the
 * seller's place, and a button into the app. Open to everybody, so it carries no margin.
 */
export function addSharedProductPage(app: FastifyInstance, platform: Platform): void {
  addSharedPicture(app);
  app.get<{ Params: { id: string } }>("/public/store/p/:id", async (request, reply) => {
    const language = languageAsked(request);
    const origin = platform.config.publicUrl ?? `${request.protocol}://${request.host}`;
    const card = await cardOf(platform, request.params.id);
    // Without a name of its own the page repeats the one that was asked for: nobody keeps it for others.
    const caching = platform.config.publicUrl === null ? "no-store" : "public, max-age=300";
    reply.type("text/html; charset=utf-8").header("cache-control", caching);
    if (!card) return reply.code(404).send(missingPage(language, origin));
    const place = await readSellerPlace(platform.database, card.listingId);
    return reply.send(sharedPage(card, { language, origin, place }));
  });
}

/** Who shares says the language; else the browser. */
function languageAsked(request: FastifyRequest): Language {
  const { l: asked } = request.query as { readonly l?: unknown };
  return languages.find((language) => language === asked) ?? languageOf(request.headers["accept-language"]);
}

async function cardOf(platform: Platform, id: string) {
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return undefined;
  const viewer = { profileId: nobody, isMarginShown: false, onDay: dayInIndia(platform.clock.now()) };
  const [card] = await readCards(platform.database, { level3Ids: [Number(id)], viewer });
  return card;
}
