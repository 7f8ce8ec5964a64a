export const en = {
  title: "Visits and purchases",
  what: "If you allow it, Santha records in this browser the pages you open and what you buy: order number, amounts, products and your mobile number.",
  back: "Nothing is recorded unless you allow it. You can change this any time; Santha works the same either way.",
  choice: "May Santha count your visits and purchases?",
  allow: "Allow",
  refuse: "Do not allow",
  saved: "Your choice is saved.",
  notSaved: "No connection. Your choice is not saved. Please try again.",
};
