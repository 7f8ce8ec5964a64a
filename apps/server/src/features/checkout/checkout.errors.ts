import type { FieldTexts } from "#platform/field-texts";

export const checkoutErrors = {
  "checkout/cart-empty": {
    en: "Your cart is empty, or its order is placed already.",
    te: "మీ కార్ట్ ఖాళీగా ఉంది, లేదా దాని ఆర్డర్ ఇప్పటికే నమోదైంది.",
  },
  "checkout/address-needed": {
    en: "Please enter the delivery address first.",
    te: "దయచేసి ముందుగా డెలివరీ చిరునామా ఇవ్వండి.",
  },
  "checkout/address-not-found": {
    en: "This address is not in your address book any more.",
    te: "ఈ చిరునామా ఇప్పుడు మీ చిరునామాల్లో లేదు.",
  },
  "checkout/changed": {
    en: "A price or a charge has changed. Please look at the new total and confirm again.",
    te: "ధర లేదా ఛార్జీ మారింది. దయచేసి కొత్త మొత్తం చూసి మళ్ళీ నిర్ధారించండి.",
  },
  "checkout/sold-out": {
    en: "Some of it is sold out. Please check the cart.",
    te: "కొన్ని వస్తువుల స్టాక్ అయిపోయింది. దయచేసి కార్ట్ సరిచూడండి.",
  },
  "checkout/pin-code-not-served": {
    en: "{sellers} does not deliver to {postalCode}.",
    te: "{sellers} {postalCode} కు డెలివరీ చేయరు.",
  },
  "checkout/coupon-not-found": {
    en: "You have no coupon with this code.",
    te: "ఈ కోడ్‌తో మీకు కూపన్ లేదు.",
  },
  "checkout/coupon-used": {
    en: "This coupon is used already.",
    te: "ఈ కూపన్ ఇప్పటికే వాడేశారు.",
  },
  "checkout/coupon-expired": {
    en: "This coupon has expired.",
    te: "ఈ కూపన్ గడువు ముగిసింది.",
  },
  "checkout/coupon-below-minimum": {
    en: "A coupon needs products worth {least} or more, before margin. Add products worth {missing} more.",
    te: "కూపన్ వాడాలంటే మార్జిన్ కాకుండా ఉత్పత్తుల విలువ {least} లేదా అంతకంటే ఎక్కువ ఉండాలి. ఇంకా {missing} విలువైన ఉత్పత్తులు చేర్చండి.",
  },
  "checkout/practice-for-agents": {
    en: "Practice orders are for agents.",
    te: "నమూనా ఆర్డర్లు ఏజెంట్లకు మాత్రమే.",
  },
  "checkout/payment-mode-not-allowed": {
    en: "This way of paying is not offered for this pin code.",
    te: "ఈ పిన్ కోడ్‌కు ఈ చెల్లింపు విధానం అందుబాటులో లేదు.",
  },
} as const;

export const checkoutFields: FieldTexts = {
  recipientName: { en: "Enter the name, at most 60 letters.", te: "పేరు ఇవ్వండి, గరిష్ఠంగా 60 అక్షరాలు." },
  phone: { en: "Enter a 10-digit mobile number.", te: "10 అంకెల మొబైల్ నంబర్ ఇవ్వండి." },
  addressLine1: {
    en: "Enter house number and street or village.",
    te: "ఇంటి నంబర్, వీధి లేదా గ్రామం ఇవ్వండి.",
  },
  city: { en: "Enter the town or mandal.", te: "పట్టణం లేదా మండలం ఇవ్వండి." },
  state: { en: "Choose the state.", te: "రాష్ట్రాన్ని ఎంచుకోండి." },
  postalCode: { en: "A pin code has 6 digits.", te: "పిన్ కోడ్‌లో 6 అంకెలు ఉంటాయి." },
  paymentMode: { en: "Choose how to pay.", te: "ఎలా చెల్లించాలో ఎంచుకోండి." },
};
