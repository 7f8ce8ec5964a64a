export const ordersErrors = {
  "orders/not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
  "orders/date-missing": { en: "Please choose a date.", te: "దయచేసి తేదీ ఎంచుకోండి." },
  "orders/date-in-future": {
    en: "The date may not be later than today.",
    te: "తేదీ ఈ రోజు తర్వాతిది కాకూడదు.",
  },
  "orders/date-before-from": {
    en: "To date may not be earlier than From date.",
    te: "చివరి తేదీ మొదటి తేదీకి ముందు ఉండకూడదు.",
  },
} as const;
