/** Insults and snares in English, whole words. */
const english = [
  ...[
    "fuck",
    "fucking",
    "fucker",
    "bitch",
    "whore",
    "slut",
    "porn",
    "sex video",
    "nude video",
    "nude photos",
  ],
  ...["satta matka", "betting app", "casino", "lottery winner", "share your otp", "tell me your otp"],
];
/** In Telugu, and in Telugu typed with Latin letters: endings may follow. */
const telugu = [
  ...["లంజ", "దెంగ", "నా కొడక", "బూతు వీడియో", "సెక్స్ వీడియో", "బెట్టింగ్ యాప్", "లాటరీ గెలిచ", "ఓటీపీ చెప్ప"],
  ...["lanja", "naa kodaka", "na kodaka", "nakodaka", "dengey", "dengutha", "buthu video", "otp cheppandi"],
];

const listed = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?:${english.join("|")})(?![\\p{L}\\p{M}\\p{N}])|${telugu.join("|")})`,
  "iu",
);

/** Whether words hold one that support looks at before others see it. */
export function hasListedWord(words: string): boolean {
  return listed.test(words.normalize("NFC").replace(/\s+/gu, " "));
}
