import type { LocalizedText } from "@santha/contract/language";
import type { ProductCard } from "@santha/contract/store";

/** A page that is drawn before the app is there. */
export interface Sight {
  /** How the questions begin from whose answers it is drawn; it waits for all of them. */
  readonly from: readonly string[];
  /** Given what the server sent as `data`, in the order of `from`. */
  readonly draw: (...data: never[]) => readonly HTMLElement[];
  /** What the app has drawn, as the sight has, when it is no longer needed. */
  readonly until: string;
}

/** The language of the page out of a text in both. */
export type Say = (text: LocalizedText) => string;

type Pictured = Pick<ProductCard, "drawing" | "bed">;
export type Listed = Pick<ProductCard, "title" | "drawing" | "bed" | "pack" | "delivery">;

/** As many as a wide screen shows. */
const mostCards = 8;
/** Keeps the room of a line whose words the app writes. */
export const blank = "\u00a0";

/** An element as `name.class.class`. */
export function part<Made extends HTMLElement>(looks: string, inside: readonly (Node | string)[] = []): Made {
  const [name = "", ...classes] = looks.split(".");
  const made = document.createElement(name) as Made;
  made.classList.add(...classes);
  made.append(...inside);
  return made;
}

export const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Something that only keeps its room: `height` in px, nothing to be seen. */
export function room(height: number): HTMLElement {
  const made = part("div");
  made.style.height = `${height}px`;
  return made;
}

export const header = (looks: string, title: string): HTMLElement =>
  part(`header.${looks}`, [
    part("div.wrap.hdr-in", [part("span.iconbtn.only-m"), part("h1.only-m", [title])]),
  ]);

/** The stalls of the store, before their names are known. */
export const stalls = (): HTMLElement =>
  part(
    "div.cats",
    times(6, () => part("span.cat.roomy.ghost", [part("span.bed"), part("i")])),
  );

/** The steps of the check-out; who buys for others has one more. */
export const stepsOf = (isAgent: boolean): HTMLElement =>
  part(
    "ol.thread.steps",
    times(isAgent ? 4 : 3, (at) => part("li", [part("span.knot.num", [`${at + 1}`]), blank])),
  );

export function bedOf({ bed, drawing }: Pictured, more = ""): HTMLElement {
  const picture = part<HTMLImageElement>("img.pic");
  picture.width = picture.height = 96;
  picture.src = `./art/products/${encodeURIComponent(drawing)}.svg`;
  return part(`span.bed.${bed}${more}`, [picture]);
}

/** The cards of products, without their prices. */
export const goods = (products: readonly Listed[], say: Say): HTMLElement =>
  part(
    "div.goods.g5",
    products.slice(0, mostCards).map((product) => card(product, say)),
  );

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
