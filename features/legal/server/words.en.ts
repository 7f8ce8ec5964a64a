import {
  decisionInDays,
  disputeWindowInDays,
  escalationInDays,
  returnWindowInDays,
} from "#features/orders/contract/order-states.ts";
import { refundWorkingDays } from "#features/orders/contract/refund-times.ts";
import type { LegalWords } from "./legal-text.ts";

export const en: LegalWords = {
  labels: {
    operator: "Operator",
    address: "Registered address",
    email: "E-mail",
    support: "Support line",
    officer: "Grievance officer",
    officerPhone: "Phone of the grievance officer",
    officerEmail: "E-mail of the grievance officer",
  },
  pages: {
    terms: {
      intro: "Santha is a marketplace for farm inputs. These terms say who does what when you use it.",
      sections: [
        {
          heading: "Who sells",
          paragraphs: [
            "The goods are sold by the sellers named on each product, not by the operator of Santha. The seller is the supplier, issues the invoice with his GSTIN, and answers for the goods, their quality and their licences.",
            "Where the law asks for a dealer licence for seeds, fertilisers or insecticides, only sellers with a valid licence are shown for that product, and its number stands on the invoice.",
            "Each product shows its seller, maker, country of origin, the pack, the price with all taxes and the printed maximum price.",
          ],
        },
        {
          heading: "Prices and payment",
          paragraphs: [
            "Prices include GST. Before you place an order you see the value of the items, delivery and handling charges, discounts and the total; nothing is added afterwards.",
            "The ways to pay for an order are shown before it is placed. A payment counts when it is confirmed; Santha asks nobody for a PIN or a one-time code of a bank.",
            "An agent who orders for a farmer may add a margin for his own service. It is shown to him separately, is never part of the seller's invoice, and with it no pack costs more than its printed maximum price.",
          ],
        },
        {
          heading: "How products are ordered in lists",
          paragraphs: [
            "Lists show the newest products first, or what fits the words of your search best. Among several sellers of a product the one who delivers to you at the lowest price is shown first. Nobody pays for a place in a list, and no seller is treated differently from the others.",
          ],
        },
        {
          heading: "Delivery",
          paragraphs: [
            "Each seller delivers to the pin codes that he names, for the charge and within the days shown before you order. An order has one part for each seller; each part is delivered by itself.",
          ],
        },
        {
          heading: "Your account",
          paragraphs: [
            "An account belongs to one mobile number. Keep your password and codes to yourself; what is done with them counts as done by you until you tell the support line.",
            "Do not use Santha to deceive, to sell without a licence, or to write what harms others. Accounts that do so are closed.",
          ],
        },
        {
          heading: "Law",
          paragraphs: [
            "Indian law applies. If we cannot settle a problem, the grievance officer hears you; consumers may also turn to the consumer commissions and to the National Consumer Helpline, 1915.",
          ],
        },
      ],
    },
    privacy: {
      intro: "What Santha knows about you, what for, how long, and what you can do about it.",
      sections: [
        {
          heading: "What is kept",
          paragraphs: [
            "Your mobile number and name, and if you give them your e-mail, picture and place; the addresses you deliver to; your cart, wishlist, orders, payments and margins; which devices are signed in.",
            "A password is kept only in a form from which it cannot be read. Santha keeps no card numbers and no bank PINs.",
          ],
        },
        {
          heading: "What it is for",
          paragraphs: [
            "To sign you in, to deliver and invoice what you order, to pay out what is yours, to answer your questions, and to keep accounts as tax law demands. Your data are not sold and not used for other people's advertising.",
            "The seller of an order sees the recipient's name, phone and address for the delivery. The agent who ordered for you sees that order. Messages go through a provider of text messages, who gets number and text.",
          ],
        },
        {
          heading: "On your device",
          paragraphs: [
            "Cookies keep you signed in; the app keeps its own settings and what you have not sent yet. Nothing is counted about how you use the app unless you have agreed to it.",
          ],
        },
        {
          heading: "How long",
          paragraphs: [
            "As long as you have an account. Orders, invoices and the ledger are kept for eight years, because tax law demands it; after you leave they carry no more than it asks for. Codes and finished sessions are deleted by themselves.",
          ],
        },
        {
          heading: "Your rights",
          paragraphs: [
            "You can see and correct your details in your profile, take back a consent, and name somebody who acts for you. Under Profile → Your data you download a copy of your data and delete your account: it is deleted after 7 days in which you can take it back, once nothing is open any more. You may also write or call the grievance officer, who answers within 30 days; you also have the right to complain to the Data Protection Board of India.",
            "Santha is for people of 18 years and above.",
          ],
        },
      ],
    },
    refunds: {
      intro: "When an order can be cancelled or goods given back, and how the money returns.",
      sections: [
        {
          heading: "Cancelling",
          paragraphs: [
            "Until the goods are dispatched you may ask on the order's page, or on the support line, for it to be cancelled. There is no charge for cancelling. The seller may also decline an order; then nothing is owed.",
          ],
        },
        {
          heading: "Giving goods back",
          paragraphs: [
            `Look at the goods when they arrive and refuse at the door what is wrong, damaged, leaking or expired. Within ${returnWindowInDays} days after delivery you may ask on the order's page to give packs back and say why; the seller decides on each. What he has not decided after ${escalationInDays} days Santha support decides; what nobody has decided within ${decisionInDays.return} days is granted.`,
            `What the seller refuses you may put to Santha support within ${disputeWindowInDays} days. Support decides within ${decisionInDays.dispute} days; what it has not decided by then is granted.`,
            "Opened packs of seed, fertiliser and insecticide cannot be taken back unless they are faulty: the law forbids selling them again. Seed that does not germinate as its label says is a fault; keep the label and the invoice.",
          ],
        },
        {
          heading: "Refunds",
          paragraphs: [
            "What you have paid online goes back the way it came. What you have paid in cash or by bank transfer, and what the bank refuses to take back, is sent to you by bank transfer, by UPI or in cash. How and under which number stands on the order's payment page.",
            `It leaves within ${refundWorkingDays.toSend} working days after the cancellation or the return is accepted; banks may need some days more. Any failed online payment is refunded to the bank within ${refundWorkingDays.atBank} working days.`,
            "Coupons come back when an order is cancelled as a whole before dispatch, if they are still valid.",
            "When goods that were invoiced come back, the seller issues a credit note, which you find on the order's page.",
          ],
        },
      ],
    },
    grievance: {
      intro: "Something went wrong and was not set right? Here it is heard.",
      sections: [
        {
          heading: "How to raise a grievance",
          paragraphs: [
            "Signed in: choose Grievances in the menu, write what happened, and you get a ticket number at once. Without an account: call the support line, or write or call the grievance officer below.",
          ],
        },
        {
          heading: "What then happens",
          paragraphs: [
            "The grievance officer acknowledges your grievance within 48 hours and settles it within one month of receiving it. You see every answer under your ticket and get a text message for each.",
            "If you are not content with the answer, you may turn to the National Consumer Helpline, 1915, or to a consumer commission.",
          ],
        },
      ],
    },
  },
};
