import { plural } from "#engine/web/words/language.ts";

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
  approximate: "Pin code not in our list. This is the nearest main town.",
  unknown: "No place found for this pin code. Please check it.",
  placeOfPinCode: "Village or town",
  otherPlace: "Another place, typed below",
  approximatelyFilled: "Pin code not in our list. We filled in the nearest town; please check it.",
  notInList: "Pin code not in our list.",
  typeIt: "Please type town and state.",
  lookUpFailed: "! Something went wrong",
  saveFailed: "Unable to update profile info, please try again later",
  credit: "Places: All India Pincode Directory, Department of Posts, data.gov.in (GODL-India), cleaned",
};
