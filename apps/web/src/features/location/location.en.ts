import { plural } from "#lib/language";

export const en = {
  pinCode: "Pin code",
  search: "Search",
  place: "Location",
  save: "Save",
  where: "Where is your village?",
  why: "Prices, offers and delivery days depend on the pin code.",
  skip: "Skip",
  saved: "Your location is saved.",
  choosePlace: "Search the pin code first",
  sharing: (count: number) =>
    plural("en", count, { one: "1 place has this pin code", other: `${count} places share this pin code` }),
  approximate: "We do not know this pin code. This is the nearest main town.",
  unknown: "No place was found for this pin code. Please check it.",
  placeOfPinCode: "Village or town",
  otherPlace: "Another one, as typed below",
  approximatelyFilled: "We do not know this pin code. The nearest main town is filled in; please check it.",
  notInList: "We do not know this pin code.",
  typeIt: "Please type town and state.",
  lookUpFailed: "! Something went wrong",
  saveFailed: "Unable to update profile info, please try again later",
  credit: "Places: All India Pincode Directory, Department of Posts, data.gov.in (GODL-India), cleaned",
};
