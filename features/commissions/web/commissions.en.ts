import type { RuleScope } from "../contract.ts";

const froms: Readonly<Record<RuleScope, string>> = {
  group: "own rule",
  category: "from its category",
  all: "from all products",
};

export const en = {
  forAdmins: "Only platform admins set margins",
  intro:
    "What an agent earns on a pack whose seller goes by the rule, as a part of its price. Placed orders keep their margin.",
  all: "All products",
  percent: (rate: string) => `${rate}\u00a0%`,
  nothing: "No margin",
  from: (scope: RuleScope) => froms[scope],
  ownSince: "own rule since",
  planned: (rate: string) => `From then on ${rate}, beginning`,
  wider: "the wider rule",
  set: "Set",
  setNamed: (name: string) => `Set the margin: ${name}`,
  setTitle: (name: string) => `Agent's margin: ${name}`,
  rate: "Margin in percent of the price",
  rateHint: "Leave empty to go by the wider rule.",
  validFrom: "Begins on",
  validFromHint: "Today at the earliest.",
  save: "Save",
  saved: "Margin set",
  cancel: "Cancel",
  noConnection: "No connection. Please try again.",
};
