/** One question and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const en: readonly Question[] = [
  {
    question: "How do I earn with Santha?",
    answer:
      "As an agent you see on each product what you earn on it. The margin is yours once the order is delivered and fully paid; until then it stands under Pending earnings.",
  },
  {
    question: "Can I order for a farmer?",
    answer:
      "Yes, as an agent or seller. Enter the farmer's name, phone and address on the Shipping page. On the Assist page choose the farmer and ask for the farmer's consent: a code by SMS that the farmer tells you. You may go on without it; the order then says that it was not confirmed. The farmer gets an SMS when the order is placed, and the parcel goes to the farmer's address.",
  },
  {
    question: "How can I pay?",
    answer:
      "You choose on the Confirm page, before you place the order. It shows the ways that are open for your order, such as bank transfer, and cash on delivery where the seller offers it.",
  },
  {
    question: "What do I pay in the end?",
    answer:
      "The price breakup shows every charge before you order: products with GST, shipping, handling, coupon and margin. You are never charged more than it says.",
  },
  {
    question: "Where is my order?",
    answer:
      "Open the menu and press My orders. Tap the order: it says how far the parcel is and when it should reach.",
  },
  {
    question: "My payment failed, but the money is gone. What now?",
    answer:
      "Any payment failure will be refunded to the bank within 7-10 working days. Call us with the order number if it does not come.",
  },
  {
    question: "Why does the store ask for my pin code?",
    answer:
      "Offers, shipping charges and delivery days depend on the place. Press the place below your name on Home to change it.",
  },
  {
    question: "How do I change the language?",
    answer: "Open the menu and press English or Telugu. All words change at once.",
  },
  {
    question: "Can I cancel my order?",
    answer:
      "Yes, until it is sent. Open the order and press Cancel items. Once it is packed, the seller decides.",
  },
  {
    question: "The product is wrong or damaged. What should I do?",
    answer:
      "Keep the parcel and its bill, and take a picture. Within seven days of delivery open the order and press Return items: the seller decides. If the seller refuses, ask support there, or call us with the order number.",
  },
];
