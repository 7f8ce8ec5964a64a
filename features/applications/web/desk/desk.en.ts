import { plural } from "#engine/web/words/language.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";

const approveTitle: Readonly<Record<ApplicationKind, string>> = {
  agent: "Make this person an agent?",
  seller: "Register this business and make a seller?",
};

export const en = {
  forAdmins: "Only platform admins can open this.",
  waiting: (count: number) => plural("en", count, { one: `${count} waiting`, other: `${count} waiting` }),
  states: "State",
  find: "Name, mobile, GSTIN or number",
  search: "Search",
  nothing: "No applications here",
  nothingHint: "New applications appear here when somebody sends one.",
  noneFound: (text: string) => `Nothing found for "${text}"`,
  clear: "Clear search",
  end: "These are all.",
  number: "Number",
  who: "Applicant",
  kind: "Wants to be",
  place: "Place",
  since: "Since",
  facts: "Details",
  history: "History",
  reason: "Reason",
  applicant: "Applicant",
  mobile: "Mobile number",
  approve: "Approve",
  askForMore: "Ask for more",
  refuse: "Refuse",
  approveTitleOf: (kind: ApplicationKind) => approveTitle[kind],
  approveText: "The applicant is told by SMS. You cannot undo this.",
  askTitle: "What is missing?",
  refuseTitle: "Why is it refused?",
  reasonHint: "The applicant reads this (5–500 characters).",
  reasonWrong: "Write the reason (5–500 characters).",
  cancel: "Cancel",
  approved: "Approved.",
  asked: "Sent back to the applicant.",
  refused: "Refused.",
};
