export const en = {
  title: "Counting visits and purchases",
  what: "If you allow it, Santha notes in this browser which of its pages you open and what you buy: order number, amounts, products and your mobile number.",
  back: "Without your yes nothing is noted. You can change this here at any time; Santha works the same either way.",
  choice: "May Santha count your visits and purchases?",
  allow: "Allow",
  refuse: "Do not allow",
  saved: "Your choice is saved.",
  notSaved: "No connection. Your choice is not saved; please try again.",
};
