import { plural } from "#lib/language";

export const en = {
  help: "Help",
  noHelp: "No Help for this page",
  noHelpMore: "Search all help pages, or call us. We help you in Telugu and in English.",
  search: "Search help",
  index: "All help pages",
  found: (count: number) => plural("en", count, { one: "1 answer found", other: `${count} answers found` }),
  foundNone: "No answer has all these words. Try a shorter word.",
  backToPage: "Back to this page's help",
  call: "Call us",
  notHere: "Your question is not here?",
  supportLine: "Support line, 7 AM to 9 PM",
  message: "Your message",
  messageHint: "If it is about an order, write its number too.",
  messageNeeded: "Please write what you need.",
  send: "Send",
  sent: "Thank you. Your message reached us; we will call you.",
  notSent: "Your message was not sent. It is still here; please try again.",
};
