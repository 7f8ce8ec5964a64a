import type { ApplicationLicence } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import type { StepName } from "./steps.ts";

const steps: Readonly<Record<StepName, string>> = {
  about: "About you",
  business: "Business",
  licences: "Licences",
  delivery: "Delivery",
  account: "Account",
  check: "Send",
};
const become: Readonly<Record<ApplicationKind, string>> = {
  agent: "Become an agent",
  seller: "Sell on Santha",
};
const conditions: Readonly<Record<ApplicationKind, string>> = {
  agent: [
    "You order for a farmer only with consent, and tell the farmer every price before ordering.",
    "You set your margin on each order; price and margin together are never above the MRP.",
    "What a farmer pays you is for that order. You pass on the delivery code only when the goods are there.",
    "Farmers' numbers, addresses and orders stay between you, the farmer and Santha.",
    "Margins that Santha or the seller takes for you are paid out once the days for returns are over; tax is withheld where the law asks for it.",
  ].join("\n"),
  seller: [
    "You sell goods only while you hold the licence that they need, and send us each new licence.",
    "You are the supplier: the invoice is yours, and you answer for quality, expiry and prices up to the MRP.",
    "You accept or reject an order, pack and dispatch it within the times shown on it.",
    "Goods that are wrong, damaged or missing are taken back and paid back.",
    "You are paid after delivery and the return period, less commission and taxes.",
    "If you work in another seller's team, that ends when you become a seller.",
  ].join("\n"),
};
const sellsOf: Readonly<Record<ApplicationLicence, string>> = {
  seed: "I sell seeds",
  fertiliser: "I sell fertilisers",
  insecticide: "I sell insecticides",
};
const begins: Readonly<Record<ApplicationKind, string>> = {
  agent: "You are an agent",
  seller: "Your shop opens",
};
const beginsHint: Readonly<Record<ApplicationKind, string>> = {
  agent: "Prices and margins open",
  seller: "Then add your first product",
};
const approved: Readonly<Record<ApplicationKind, string>> = {
  agent: "You are an agent.",
  seller: "You are a seller.",
};
const toWork: Readonly<Record<ApplicationKind, string>> = {
  agent: "Go to the store",
  seller: "Go to your orders",
};
const hasRole: Readonly<Record<ApplicationKind, string>> = {
  agent: "You are an agent already.",
  seller: "You are a seller already.",
};

export const en = {
  ways: "What do you want to do?",
  becomeOf: (kind: ApplicationKind) => become[kind],
  agentHint: "Order for farmers, earn a margin",
  sellerHint: "Your products, in their villages",
  stepOf: (step: StepName) => steps[step],
  steps: "Steps",
  noteHint: "Such as: farmers of two villages near me, for seeds and sprays",
  panHint: "10 letters and digits, such as ABCPR1234K",
  panOfBusinessHint: "Characters 3 to 12 of the GSTIN",
  gstinHint: "15 letters and digits",
  choose: "Choose",
  townHint: "Buyers see it beside your name",
  licencesHint: "Tick what you sell. Seeds, fertilisers and insecticides need a licence; tools do not.",
  sells: (kind: ApplicationLicence) => sellsOf[kind],
  licenceNumber: "Licence number",
  licenceUntil: "Valid until",
  licencePhoto: "Photo of the licence",
  privatePhotos: "Only you and our admins see your photos.",
  deliveryHint: "Where you deliver, for how much and how fast. Farmers elsewhere do not see your goods.",
  deliveryPinsHint: "First digits of the pin codes: 506 is Warangal and around, 506132 only Narsampet",
  deliveryChargeHint: "For each order; 0 if it is free",
  deliveryDaysHint: "From the order to the door",
  deliveryCash: "Buyers may pay cash on delivery",
  way: "Paid by",
  upi: "UPI",
  bank: "Bank account",
  holder: "Account holder's name",
  upiId: "UPI id",
  accountNumber: "Account number",
  ifsc: "IFSC",
  accountHint: "We pay you here. Use an account in your own name or of your business.",
  accountKnown: "You are paid here already. You can change it under Payouts.",
  yourFacts: "Your details",
  conditions: "Conditions",
  conditionsOf: (kind: ApplicationKind) => conditions[kind],
  accept: "I have read and accept these conditions.",
  back: "Back",
  next: "Save and continue",
  send: "Send application",
  sendAgain: "Send again",
  sent: "Sent. We will tell you when it is decided.",
  notSaved: "Could not save it. Please try again.",
  savedAt: (time: string) => `Saved ${time}`,
  moreNeeded: "Something more is needed:",
  notSentYet: "Not sent yet",
  status: "Your application",
  toSend: "You send it",
  toSendHint: "About 5 minutes",
  checked: "We check it",
  checkedHint: "Up to 2 working days",
  told: "We tell you",
  toldHint: "In the app and by SMS",
  beginsAs: (kind: ApplicationKind) => begins[kind],
  beginsHintOf: (kind: ApplicationKind) => beginsHint[kind],
  beingChecked: "We are checking your application. You can withdraw it to change it.",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this application?",
  withdrawText: "It will not be checked any more. What you typed stays, so you can apply again.",
  withdrawn: "Application withdrawn.",
  approvedAs: (kind: ApplicationKind) => approved[kind],
  toWorkAs: (kind: ApplicationKind) => toWork[kind],
  refusedBecause: "Your application was refused:",
  applyAgain: "Apply again",
  isAlready: (kind: ApplicationKind) => hasRole[kind],
  nothingChosen: "Choose one of the two above.",
};
