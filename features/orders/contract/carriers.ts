/** A carrier that sellers in India use, and the page on which a parcel of his is followed. */
export interface Carrier {
  readonly name: string;
  /** How sellers write him, in words; the name itself counts too. */
  readonly alsoWritten: readonly string[];
  /** Where a number is typed in; the whole address of the parcel where `takesNumber`. */
  readonly page: string;
  /** Whether the number of the parcel goes at the end of `page`: only where the carrier has long kept such addresses. */
  readonly takesNumber?: true;
}

/** As the carriers' pages stood in November 2026; look at each again once a year. */
export const carriers: readonly Carrier[] = [
  {
    name: "India Post",
    alsoWritten: ["Indian Post", "Speed Post", "Speedpost", "ఇండియా పోస్ట్", "స్పీడ్ పోస్ట్", "తపాలా"],
    page: "https://www.indiapost.gov.in/",
  },
  { name: "DTDC", alsoWritten: ["డీటీడీసీ"], page: "https://www.dtdc.com/track-your-shipment/" },
  {
    name: "Delhivery",
    alsoWritten: ["Delivery Express", "ఢిల్లీవెరీ", "డెల్హివెరీ"],
    page: "https://www.delhivery.com/track/package/",
    takesNumber: true,
  },
  {
    name: "Blue Dart",
    alsoWritten: ["Bluedart", "బ్లూ డార్ట్", "బ్లూడార్ట్"],
    page: "https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=",
    takesNumber: true,
  },
  {
    name: "Professional Couriers",
    alsoWritten: ["Professional Courier", "TPC", "ప్రొఫెషనల్ కొరియర్స్", "ప్రొఫెషనల్ కొరియర్"],
    page: "https://www.tpcindia.com/",
  },
  {
    name: "XpressBees",
    alsoWritten: ["Xpress Bees", "Expressbees", "ఎక్స్‌ప్రెస్‌బీస్"],
    page: "https://www.xpressbees.com/shipment/tracking",
  },
  {
    name: "Ekart",
    alsoWritten: ["E-kart", "ఈకార్ట్"],
    page: "https://ekartlogistics.com/shipmenttrack/",
    takesNumber: true,
  },
  {
    name: "TCI Express",
    alsoWritten: ["TCI", "టీసీఐ"],
    page: "https://www.tciexpress.in/trackingdocket.aspx",
  },
  {
    name: "VRL Logistics",
    alsoWritten: ["VRL", "వీఆర్ఎల్"],
    page: "https://www.vrlgroup.in/track_consignment.aspx",
  },
];

/** The carrier that a seller has written, in whatever spelling and with whatever words around; null when we know none. */
export function carrierNamed(written: string): Carrier | null {
  const words = inWords(written);
  return (
    carriers.find(({ name, alsoWritten }) =>
      [name, ...alsoWritten].some((spelling) => words.includes(inWords(spelling))),
    ) ?? null
  );
}

/** The page on which the parcel is followed, with its number where the page takes one; null for a carrier we do not know. */
export function trackingPageOf(carrier: string, trackingNumber: string): string | null {
  const known = carrierNamed(carrier);
  if (!known) return null;
  return known.takesNumber ? known.page + encodeURIComponent(trackingNumber.trim()) : known.page;
}

/** Words only, in small letters, with a space at either end: "TCI" is not found in "Fastcity". */
function inWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}
