/** A dealer licence of a seller; `validUntil` is a date, yyyy-mm-dd. */
export interface DemoLicence {
  kind: "seed" | "fertiliser" | "insecticide";
  number: string;
  validUntil: string;
}

/** What a seller asks to bring an order of at least this value to pin codes that begin with `pinPrefix`. */
export interface DemoShippingRate {
  pinPrefix: string;
  orderValueFromInPaise: number;
  chargeInPaise: number;
  leadDays: number;
  isCashOnDelivery: boolean;
}

/** A seller. The longest prefix that fits a pin code counts, and in it the highest order value reached. */
export interface DemoSeller {
  key: string;
  businessName: string;
  businessNameTe: string;
  contactName: string;
  contactNameTe: string;
  phone: string;
  gstin: string;
  addressLine1: string;
  town: string;
  townTe: string;
  district: string;
  districtTe: string;
  state: string;
  stateTe: string;
  pincode: string;
  licences: DemoLicence[];
  handlingChargeInPaise: number;
  shippingRates: DemoShippingRate[];
}

/** A delivery address as the address form asks for it. */
export interface DemoAddress {
  name: string;
  phone: string;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  state: string;
  postalCode: string;
}

/** An agent or a farmer; a farmer names the agent who orders for her or him. */
export interface DemoPerson {
  key: string;
  name: string;
  nameTe: string;
  phone: string;
  agentKey?: string;
  village: string;
  villageTe: string;
  mandal: string;
  mandalTe: string;
  district: string;
  districtTe: string;
  state: string;
  stateTe: string;
  pincode: string;
  address: DemoAddress;
}

/** A demo account for one role of the staff or of a page. */
export interface DemoAccount {
  key: string;
  name: string;
  nameTe: string;
  phone: string;
  role: string;
  pincode: string;
}

/** The whole of `people.json`. */
export interface DemoPeople {
  sellers: DemoSeller[];
  agents: DemoPerson[];
  farmers: DemoPerson[];
  accounts: DemoAccount[];
}
