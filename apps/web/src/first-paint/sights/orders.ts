import type { OrderTile } from "@santha/contract/orders";
import { bedOf, blank, header, part, room, type Say, type Sight } from "./parts.ts";

/** As many as a tall phone shows. */
const mostTiles = 3;

/** The earnings page: the room of its sums, and the first orders. */
export const ordersSight = (say: Say): Sight => ({
  from: ["/v2/orders?"],
  draw: ({ orders }: { readonly orders: readonly OrderTile[] }) => [
    header("hdr.flush", say({ en: "Earnings", te: "ఆదాయం" })),
    part("main.content", [
      part("div.cloth", [
        part("div.wrap", [
          part("div.only-d", [part("nav.crumb", [part("h1", [blank])])]),
          part("div.purse", [
            sum(".total"),
            part("div.earnbar", [part("i"), part("i")]),
            part("div.purse-2", [sum(), sum()]),
          ]),
        ]),
      ]),
      part("div.main.wrap.earn-main", [
        part("div.tabs.even", [room(44)]),
        panel([
          part("div.stack", [
            part("div.controls", [
              part("div.between", [part("span.t-note", [blank]), part("span.chip.invisible", [blank])]),
              room(44),
              part("div.between.fresh", [
                part("span.t-small.c2", [
                  say({
                    en: "New orders will take 2 mins to reflect",
                    te: "కొత్త ఆర్డర్లు కనిపించడానికి 2 నిమిషాలు పడుతుంది",
                  }),
                ]),
                part("span.btn.quiet.small.invisible", [icon(), say({ en: "Refresh", te: "రిఫ్రెష్ చేయండి" })]),
              ]),
            ]),
            part(
              "div.tiles",
              orders.slice(0, mostTiles).map((order) => tileOf(order, say)),
            ),
          ]),
        ]),
      ]),
    ]),
  ],
  until: ".tiles article",
});

/** The room of an icon before a word. */
function icon(): HTMLElement {
  const made = part("i");
  made.style.width = "18px";
  return made;
}

const sum = (looks = ""): HTMLElement =>
  part("dl.stat", [
    part("dt", [blank]),
    part(`dd${looks}`, [part("span.money", [blank, part("span.ps", [blank])])]),
  ]);

function panel(inside: readonly Node[]): HTMLElement {
  const made = part("div", inside);
  made.role = "tabpanel";
  return made;
}

/** An order in a list, as far as it says what was bought of whom. */
export function tileOf({ heading, productList, sellerFirstName, ...order }: OrderTile, say: Say) {
  const [first, ...others] = productList;
  const names = others
    .map((one) => say({ en: one.productLevel3Title, te: one.productLevel3TitleTe }))
    .join(", ");
  const more = say({ en: `+${others.length}\u00a0more: `, te: `+${others.length}\u00a0మరిన్ని: ` }) + names;
  const hasActions = !order.dummyOrder && order.stateInfo.buyerActions.length > 0;
  return part("article.card.ot", [
    part("div.ot-h", [part("b.num", [`#${order.orderId}`])]),
    part("div.ot-m", [
      bedOf({ bed: first?.productBed ?? "tool", drawing: first?.productImage ?? "crate" }, ".thumb"),
      part("div.min-w-0", [
        part("h3.ot-t.clip2", [
          `${say(heading)} `,
          ...(others.length > 0 ? [part("span.c3.font-normal", [more])] : []),
        ]),
        part("div.t-small.c2", [say(sellerFirstName)]),
      ]),
    ]),
    // As the app has it: in Telugu a line of its own height stands in the row.
    part("div.ot-s", [part("span", [blank])]),
    part("div.ot-f", [part("span.money", [blank])]),
    ...(hasActions ? [part("div.ot-a", [part("span.btn.small.invisible", [blank])])] : []),
  ]);
}
