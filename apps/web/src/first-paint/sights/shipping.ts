import type { SavedAddress } from "@santha/contract/addresses";
import type { Checkout } from "@santha/contract/checkout";
import { mobileText } from "@santha/contract/mobile-number";
import { blank, header, part, room, type Say, type Sight, stepsOf } from "./parts.ts";

/** As many as the page shows until all are asked for. */
const mostAddresses = 4;
/** About the room of a state's name, which the app writes. */
const state = blank.repeat(12);

/** The addresses that the parcel can go to. */
export const shippingSight = (say: Say): Sight => ({
  from: ["/v2/checkout", "/v2/addresses"],
  draw: (quote: Checkout, { addresses }: { readonly addresses: readonly SavedAddress[] }) => {
    const isAgent = quote.totals.marginInPaise !== null;
    const chosen = addresses.find(({ addressId }) => addressId === quote.addressId);
    const isRefused = chosen && quote.groups.some(({ isServed }) => isServed === false);
    return [
      header("hdr", say({ en: "Shipping", te: "షిప్పింగ్" })),
      part("div.wrap.crumbs.only-d", [part("nav.crumb", [part("h1", [blank])])]),
      part("main.content", [
        part("div.main.wrap.has-dock", [
          stepsOf(isAgent),
          part("div.cols.two", [
            part("div.stack", [
              part("section.card.pad.stack-s", [
                part("h2.h2", [say({ en: "Delivery address", te: "డెలివరీ చిరునామా" })]),
                ...(isAgent ? [part("p.t-note.c2", [say(farmersAddress)])] : []),
                // What is said of a seller who does not deliver there, and the way to the cart.
                ...(isRefused ? [room(40), room(48)] : []),
                part(
                  "div.stack-s",
                  addresses
                    .slice(0, mostAddresses)
                    .flatMap((address) => [
                      option(address),
                      ...(address === (chosen ?? addresses[0]) ? [room(36)] : []),
                    ]),
                ),
              ]),
            ]),
          ]),
        ]),
      ]),
    ];
  },
  until: ".opt",
});

const farmersAddress = {
  en: "This is the farmer's address. The parcel and the call go there.",
  te: "ఇది రైతు చిరునామా. పార్సిల్, ఫోన్ కాల్ అక్కడికే వెళ్తాయి.",
};

function option(address: SavedAddress): HTMLElement {
  const lines = [address.addressLine1, address.addressLine2, address.landmark, address.city].filter(Boolean);
  return part("label.opt", [
    part("span.sunna-ring"),
    part("span.min-w-0.flex-1", [
      part("span.t-note.block.py-1.font-normal", [
        part("span.between", [part("span.b", [address.recipientName])]),
        part("span.c2.block", [`${lines.join(", ")}, ${state} ${address.postalCode}`]),
        part("span.c2.num.block", [mobileText(address.phone)]),
      ]),
    ]),
  ]);
}
