import type { Same } from "#lib/language";
import type { en } from "./profiles.en.ts";

export const te: Same<typeof en> = {
  title: "నా ప్రొఫైల్",
  mobile: "మొబైల్ నంబర్",
  email: "ఈమెయిల్",
  location: "ప్రాంతం",
  memberSince: "సంతలో చేరిన తేదీ:",
  noEmail: "ఇంకా ఇవ్వలేదు",
  noLocation: "ప్రాంతం ఇంకా ఎంచుకోలేదు",
  call: (mobileNo) => `+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`,
};
