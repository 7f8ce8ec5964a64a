import type { Language } from "./language.ts";

/** States and union territories with their GST state code; `name` is what stands in an address. */
export const indianStates = [
  { code: "37", name: "Andhra Pradesh", te: "ఆంధ్రప్రదేశ్" },
  { code: "36", name: "Telangana", te: "తెలంగాణ" },
  { code: "35", name: "Andaman and Nicobar Islands", te: "అండమాన్ నికోబార్ దీవులు" },
  { code: "12", name: "Arunachal Pradesh", te: "అరుణాచల్ ప్రదేశ్" },
  { code: "18", name: "Assam", te: "అస్సాం" },
  { code: "10", name: "Bihar", te: "బీహార్" },
  { code: "04", name: "Chandigarh", te: "చండీగఢ్" },
  { code: "22", name: "Chhattisgarh", te: "ఛత్తీస్‌గఢ్" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu", te: "దాద్రా నగర్ హవేలీ, డామన్ డయ్యూ" },
  { code: "07", name: "Delhi", te: "ఢిల్లీ" },
  { code: "30", name: "Goa", te: "గోవా" },
  { code: "24", name: "Gujarat", te: "గుజరాత్" },
  { code: "06", name: "Haryana", te: "హర్యానా" },
  { code: "02", name: "Himachal Pradesh", te: "హిమాచల్ ప్రదేశ్" },
  { code: "01", name: "Jammu and Kashmir", te: "జమ్మూ కాశ్మీర్" },
  { code: "20", name: "Jharkhand", te: "ఝార్ఖండ్" },
  { code: "29", name: "Karnataka", te: "కర్ణాటక" },
  { code: "32", name: "Kerala", te: "కేరళ" },
  { code: "38", name: "Ladakh", te: "లడఖ్" },
  { code: "31", name: "Lakshadweep", te: "లక్షద్వీప్" },
  { code: "23", name: "Madhya Pradesh", te: "మధ్యప్రదేశ్" },
  { code: "27", name: "Maharashtra", te: "మహారాష్ట్ర" },
  { code: "14", name: "Manipur", te: "మణిపూర్" },
  { code: "17", name: "Meghalaya", te: "మేఘాలయ" },
  { code: "15", name: "Mizoram", te: "మిజోరం" },
  { code: "13", name: "Nagaland", te: "నాగాలాండ్" },
  { code: "21", name: "Odisha", te: "ఒడిశా" },
  { code: "34", name: "Puducherry", te: "పుదుచ్చేరి" },
  { code: "03", name: "Punjab", te: "పంజాబ్" },
  { code: "08", name: "Rajasthan", te: "రాజస్థాన్" },
  { code: "11", name: "Sikkim", te: "సిక్కిం" },
  { code: "33", name: "Tamil Nadu", te: "తమిళనాడు" },
  { code: "16", name: "Tripura", te: "త్రిపుర" },
  { code: "09", name: "Uttar Pradesh", te: "ఉత్తర ప్రదేశ్" },
  { code: "05", name: "Uttarakhand", te: "ఉత్తరాఖండ్" },
  { code: "19", name: "West Bengal", te: "పశ్చిమ బెంగాల్" },
] as const;
export type IndianStateName = (typeof indianStates)[number]["name"];
export const indianStateNames: readonly IndianStateName[] = indianStates.map((state) => state.name);

/** GST state code of an address, for the place of supply; undefined for a name that is no state. */
export function gstStateCode(name: string): string | undefined {
  return indianStates.find((state) => state.name === name)?.code;
}

/** The name of a state in a language; a name that is none of them stays as it is. */
export function stateName(name: string, language: Language): string {
  return (language === "te" && indianStates.find((state) => state.name === name)?.te) || name;
}

/** The address of a seller's order with the name of its state, which stands before the PIN code, in a language. */
export function deliveryAddressIn(address: string, language: Language): string {
  return address.replace(/[^,\s][^,]*(?= \d{6}$)/, (name) => stateName(name, language));
}
