import type { LocalizedText } from "#engine/contract/language.ts";

/** An answer that the desk gives often: what its button says, and what it writes in the customer's language. */
export interface UsualAnswer {
  readonly name: LocalizedText;
  readonly text: LocalizedText;
}

export const usualAnswers: readonly UsualAnswer[] = [
  {
    name: { en: "We are checking", te: "చూస్తున్నాం" },
    text: {
      en: "Namaskaram. We are looking into it and will write to you here.",
      te: "నమస్కారం. మేం చూస్తున్నాం, మీకు ఇక్కడే రాస్తాం.",
    },
  },
  {
    name: { en: "Order number", te: "ఆర్డర్ నంబర్" },
    text: {
      en: "Please tell us the number of the order. You find it at the top of the order's page.",
      te: "దయచేసి ఆర్డర్ నంబర్ చెప్పండి. అది ఆర్డర్ పేజీలో పైన ఉంటుంది.",
    },
  },
  {
    name: { en: "Send a photo", te: "ఫోటో పంపండి" },
    text: {
      en: "Please send us a photo of the pack and of its label.",
      te: "దయచేసి ప్యాకెట్, దాని లేబుల్ ఫోటో పంపండి.",
    },
  },
  {
    name: { en: "Refund started", te: "డబ్బు వాపసు మొదలైంది" },
    text: {
      en: "Your refund has been started. You see on the order's page when it arrives.",
      te: "మీ డబ్బు వాపసు మొదలైంది. ఎప్పుడు వస్తుందో ఆర్డర్ పేజీలో కనిపిస్తుంది.",
    },
  },
  {
    name: { en: "Anything else?", te: "ఇంకేమైనా?" },
    text: {
      en: "Is there anything else that we can do for you?",
      te: "మీకు ఇంకేమైనా సహాయం కావాలా?",
    },
  },
];
