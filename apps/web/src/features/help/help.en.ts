import { plural } from "#lib/language";

export const en = {
  help: "Help",
  noHelp: "No Help for this page",
  noHelpMore: "Search all help pages, or call us. We help you in Telugu and in English.",
  search: "Search help",
  found: (count: number) =>
    plural("en", count, { one: "1 help page found", other: `${count} help pages found` }),
  foundNone: "No help page has these words. Try a shorter word.",
  backToPage: "Back to this page's help",
  call: "Call us",
};
