// What stands largest on a page, drawn from the server's answer while the app's scripts are still on their way: on a slow
// phone the product is seen seconds before it can be touched. It has the classes and so the places of what the app
// draws over it then (e2e/first-sight.spec.ts holds them together).
import type { LocalizedText } from "@santha/contract/language";
import type { ProductCard } from "@santha/contract/store";

/** A page that is drawn before the app is there. */
export interface Sight {
  /** Whether it is drawn from the answer to this question. */
  readonly isDrawnFrom: (url: string) => boolean;
  readonly draw: (data: never) => readonly Node[];
  /** What the app has drawn when it is no longer needed. */
  readonly until: string;
}

type Goods = Pick<ProductCard, "title" | "drawing" | "bed">;
type Listed = Pick<ProductCard, "title" | "drawing" | "bed" | "pack" | "delivery">;

/** As many as a wide screen shows. */
const mostCards = 8;
/** Keeps the room of a line whose words the app writes. */
const blank = "\u00a0";

type Say = (text: LocalizedText) => string;

/** The sight of the page at `path`; undefined where the app draws all of it. */
export function sightOf(path: string, language: string): Sight | undefined {
  const say: Say = ({ en, te }) => (language === "te" ? te : en);
  if (path.startsWith("/app/store/p/")) return productSight(say);
  return path === "/app/store" ? storeSight(say) : undefined;
}

function productSight(say: Say): Sight {
  return {
    isDrawnFrom: (url) => url.startsWith("/v2/store/products/"),
    draw: (product: Goods & { readonly categoryTitle: LocalizedText }) => [
      header("hdr", say(product.categoryTitle)),
      part("main.content", [
        part("div.wrap.prod", [
          part("div.only-d", [part("nav.crumb", [part("h1", [say(product.title)])])]),
          part("div.prod-g", [
            part("section.gal", [bedOf(product, ".gal-m")]),
            part("div.stack", [
              part("section.band.bare.stack-s", [part("h2.t-title", [say(product.title)])]),
            ]),
          ]),
        ]),
      ]),
    ],
    until: ".gal .pic",
  };
}

function storeSight(say: Say): Sight {
  const store = say({ en: "Store", te: "స్టోర్" });
  return {
    isDrawnFrom: (url) => url.startsWith("/v2/store/products?"),
    draw: ({ products }: { readonly products: readonly Listed[] }) => [
      header("hdr.flush", store),
      part("main.content", [
        part("div.cloth", [
          part("div.wrap.storehead", [
            part("h1.only-d.t-title", [store]),
            part("div.search-field", [part("div.input", [part("input.plain-search")])]),
            part("div.where-pin", [part("span.chg.invisible", [blank])]),
          ]),
        ]),
        part("div.main.wrap.stack", [
          part(
            "div.cats",
            times(6, () => part("span.cat.roomy.ghost", [part("span.bed"), part("i")])),
          ),
          part("div.browse", [
            part("aside.card.pad.browse-facets.only-d"),
            part("div.stack", [
              part("div.between", [part("h2.h2", [blank]), part("span.chip.only-m.invisible", [blank])]),
              part(
                "div.goods.g5",
                products.slice(0, mostCards).map((product) => card(product, say)),
              ),
            ]),
          ]),
        ]),
      ]),
    ],
    until: ".goods article",
  };
}

function card(product: Listed, say: Say): HTMLElement {
  const isNotedWhereDelivered = product.delivery === "not-here" || product.delivery === "by-another";
  return part("article.card.pc", [
    bedOf(product),
    part("div.pc-b", [
      part("h3.pc-t.clip2", [say(product.title)]),
      part("div.t-small.c2", [say(product.pack)]),
      part("div.t-small", [blank]),
      ...(isNotedWhereDelivered ? [part("div.t-small", [blank])] : []),
      part("div.pc-p", [
        part("div", [part("span.money", [blank]), part("div.t-small", [blank])]),
        part("span.add.invisible"),
      ]),
    ]),
  ]);
}

/** Puts the sight in the place of the mark, unless the app has drawn the page already. `answer` as the server sent it. */
export function drawSight({ draw, until }: Sight, answer: string): void {
  const place = document.querySelector<HTMLElement>(".arriving");
  if (!place) return;
  place.replaceChildren(...draw(JSON.parse(answer).data as never));
  place.classList.add("sight");
  place.dataset["until"] = until;
}

const header = (looks: string, title: string): HTMLElement =>
  part(`header.${looks}`, [
    part("div.wrap.hdr-in", [part("span.iconbtn.only-m"), part("h1.only-m", [title])]),
  ]);

function bedOf({ bed, drawing }: Goods, more = ""): HTMLElement {
  const picture = part<HTMLImageElement>("img.pic");
  picture.width = picture.height = 96;
  picture.src = `./art/products/${encodeURIComponent(drawing)}.svg`;
  return part(`span.bed.${bed}${more}`, [picture]);
}

/** An element as `name.class.class`. */
function part<Made extends HTMLElement>(looks: string, inside: readonly (Node | string)[] = []): Made {
  const [name = "", ...classes] = looks.split(".");
  const made = document.createElement(name) as Made;
  made.classList.add(...classes);
  made.append(...inside);
  return made;
}

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);
