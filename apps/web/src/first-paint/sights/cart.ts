import type { Cart, CartGroup, CartLine } from "@santha/contract/cart";
import type { LocalizedText } from "@santha/contract/language";
import { formatPaise } from "@santha/contract/money-text";
import { bedOf, blank, header, part, type Say, type Sight, stepsOf } from "./parts.ts";

/** As many as a tall phone shows. */
const mostGroups = 3;

/** What is in the cart, by seller. */
export const cartSight = (say: Say): Sight => ({
  from: ["/v2/cart"],
  draw: ({ groups, marginInPaise }: Cart) => [
    header("hdr", say({ en: "Cart", te: "కార్ట్" })),
    part("div.wrap.crumbs.only-d", [part("nav.crumb", [part("h1", [blank])])]),
    part("main.content", [
      part("div.main.wrap.has-dock.stack", [
        stepsOf(marginInPaise !== null),
        part("div.cols.two", [
          part(
            "div.stack",
            groups.slice(0, mostGroups).map((group) => groupOf(group, say)),
          ),
        ]),
      ]),
    ]),
  ],
  until: ".line",
});

const groupOf = ({ sellerName, lines }: CartGroup, say: Say): HTMLElement =>
  part("section.card", [
    part("div.cart-h", [part("h2.t-note.b", [say(fromSeller(sellerName, lines.length))])]),
    ...lines.map((line) => lineOf(line, say)),
  ]);

const fromSeller = ({ en, te }: LocalizedText, count: number): LocalizedText => ({
  en: `${count} product${count === 1 ? "" : "s"} from ${en}`,
  te: `${te} నుండి ${count} ${count === 1 ? "ఉత్పత్తి" : "ఉత్పత్తులు"}`,
});

function lineOf(line: CartLine, say: Say): HTMLElement {
  const price = formatPaise(line.priceInPaise);
  const each = say({ en: `${price} each`, te: `ఒక్కొక్కటి ${price}` });
  const words = part("div.stack-s.min-w-0", [
    part("h3.line-t", [part("a", [say(line.title)])]),
    // The title leaves it room.
    part("span.bin"),
    part("p.t-small.c2", [`${packOf(line, say)} · ${each}`]),
    ...(line.discountInPaise > 0 ? [part("p.t-small", [blank])] : []),
    foot(),
  ]);
  words.style.gap = "2px";
  return part("article.line", [bedOf(line, ".thumb"), words]);
}

/** The room of quantity, sum and margin. */
function foot(): HTMLElement {
  const made = part("div", [part("span.money", [blank]), part("div.t-small", [blank])]);
  made.style.marginTop = "6px";
  made.style.minHeight = "44px";
  return made;
}

const packOf = ({ pack, attributes }: CartLine, say: Say): string =>
  [
    say(pack),
    ...attributes
      .filter(({ value }) => !pack.en.includes(value))
      .map(({ value, unit }) => (unit ? `${value} ${unit}` : value)),
  ].join(", ");
