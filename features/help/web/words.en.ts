import { plural } from "#engine/web/words/language.ts";

export const en = {
  chat: "Chat with support",
  help: "Help",
  noHelp: "No Help for this page",
  noHelpMore: "Search all help pages, or call us. We help you in Telugu and in English.",
  search: "Search help",
  index: "All help pages",
  found: (count: number) => plural("en", count, { one: "1 answer found", other: `${count} answers found` }),
  foundNone: "No answers found. Try fewer words.",
  backToPage: "Back to this page's help",
  call: "Call us",
  changedOn: "Changed on",
  notHere: "Did not find your answer?",
  supportLine: "Support line, 7 AM to 9 PM",
  message: "Your message",
  messageHint: "For an order, add its number.",
  messageNeeded: "Please write your message.",
  send: "Send",
  sent: "Thank you. We got your message and will call you.",
  notSent: "Could not send your message. It is still here. Please try again.",
};
