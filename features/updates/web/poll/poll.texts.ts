import { defineTexts, plural } from "#engine/web/words/language.ts";

/** The words of a poll in a card, which come with the home stream too. */
export const usePollTexts = defineTexts(
  {
    poll: "Poll",
    votes: (count: number) =>
      plural("en", count, { one: "1 vote", other: `${count.toLocaleString("en-IN")} votes` }),
    noVotes: "No votes yet",
    closes: (day: string) => `closes ${day}`,
    closed: "closed",
    yours: "your vote",
    change: "Change",
    cancel: "Cancel",
  },
  {
    poll: "పోల్",
    votes: (count) => plural("te", count, { one: "1 ఓటు", other: `${count.toLocaleString("en-IN")} ఓట్లు` }),
    noVotes: "ఇంకా ఓట్లు లేవు",
    closes: (day) => `${day} వరకు`,
    closed: "ముగిసింది",
    yours: "మీ ఓటు",
    change: "మార్చండి",
    cancel: "వద్దు",
  },
);
