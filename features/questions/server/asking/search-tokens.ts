import { wordRootsOf } from "#features/catalogue/server";
import type { CropRow } from "../crops.queries.ts";
import { cropTopics, type Topic, troubles } from "./names.ts";

/** Tokens of one text that are looked for; more words say nothing more. */
const mostTokens = 16;

const withRoots = (topics: readonly Topic[]) =>
  topics.flatMap(({ names, ...topic }) => names.map((name) => ({ ...topic, roots: wordRootsOf(name) })));

const rootsOfTroubles = withRoots(troubles);

const emptyRoots = new Set(
  wordRootsOf(`what is it its a an the my our in on at of for to and or with by from this that these are was were be do
    does did how why when which who where can should will have has had i we you me any some please help after before now
    very much more all turn turning gets get go going comes coming day days acre crop field plant leaf leaves
    ఏమిటి ఏమి ఏం ఏ ఎలా ఎందుకు ఎప్పుడు ఎంత ఎక్కడ నా మా ఈ ఆ మీద పై లో కి కు కోసం వల్ల నుండి తర్వాత ముందు ఇప్పుడు చాలా
    ఉంది ఉన్నాయి వస్తోంది వస్తున్నాయి అయింది అవుతున్నాయి చేయాలి కొట్టాలి వేయాలి చెప్పండి దయచేసి పంట పొలం మొక్క ఆకు ఆకులు
    రోజులు ఎకరం మందు`),
);

/** What a text is about: topics under one token each whatever their name or language, and its other words. */
export function searchTokensOf(text: string, crops: readonly CropRow[]): Map<string, number> {
  // The longest first: "yellow mosaic" is no "yellow".
  const namedRoots = [...rootsOfTroubles, ...withRoots(cropTopics(crops))].toSorted(
    (one, other) => other.roots.length - one.roots.length,
  );
  const found = new Map<string, number>();
  let rest = ` ${wordRootsOf(text).join(" ")} `;
  for (const { token, weight, roots } of namedRoots) {
    const name = ` ${roots.join(" ")} `;
    if (!rest.includes(name)) continue;
    found.set(token, weight);
    rest = rest.replaceAll(name, " | ");
  }
  for (const word of rest.split(" ")) {
    if (word.length > 2 && !emptyRoots.has(word)) found.set(word, 1);
  }
  return new Map([...found].slice(0, mostTokens));
}

/** The tokens under which a question is found: of its title and of its crop. */
export function tokensOfQuestion(
  { title, crop }: { readonly title: string; readonly crop: string | null },
  crops: readonly CropRow[],
): string[] {
  return [...new Set([...searchTokensOf(title, crops).keys(), ...(crop === null ? [] : [`#${crop}`])])];
}
