export const ordersErrors = {
  "orders/not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
} as const;
