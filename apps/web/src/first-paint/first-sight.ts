// What stands largest on a page, drawn from the server's answers while the app's scripts are still on their way: on a slow
// phone the product is seen seconds before it can be touched. It has the classes and so the places of what the app
// draws over it then (e2e/first-sight.spec.ts holds them together).
import { cartSight } from "./sights/cart.ts";
import { homeSight } from "./sights/home.ts";
import { ordersSight } from "./sights/orders.ts";
import type { Say, Sight } from "./sights/parts.ts";
import { productSight } from "./sights/product.ts";
import { shippingSight } from "./sights/shipping.ts";
import { storeSight } from "./sights/store.ts";

export type { Sight } from "./sights/parts.ts";

const sights: Readonly<Record<string, (say: Say) => Sight>> = {
  "/app/home": homeSight,
  "/app/order": ordersSight,
  "/app/store": storeSight,
  "/app/store/checkout/cart": cartSight,
  "/app/store/checkout/shipping": shippingSight,
};

/** The sight of the page at `path`; undefined where the app draws all of it. */
export function sightOf(path: string, language: string): Sight | undefined {
  // English stands in for Telugu that is missing, as in the app.
  const say: Say = ({ en, te }) => (language === "te" && te ? te : en);
  return path.startsWith("/app/store/p/") ? productSight(say) : sights[path]?.(say);
}

/**
 * Puts the sight in the place of the mark, unless the app has drawn the page already. `answers` as the server sent them.
 * Returns the pictures in it.
 */
export function drawSight({ draw, until }: Sight, answers: readonly string[]): readonly HTMLImageElement[] {
  const place = document.querySelector<HTMLElement>(".arriving");
  if (!place) return [];
  const drawn = draw(...(answers.map((answer) => JSON.parse(answer).data) as never[]));
  // An empty list: the app says what to do then.
  if (!drawn.some((part) => part.querySelector(until))) return [];
  place.replaceChildren(...drawn);
  place.classList.add("sight");
  place.dataset["until"] = until;
  return [...place.querySelectorAll("img")];
}
