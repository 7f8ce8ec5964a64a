import type { ReasonKind } from "../../contract/reading.ts";
import type { Candidate, ForYouReader } from "./for-you.queries.ts";

/** An update in somebody's list, and why it is there. */
export interface Place {
  readonly id: number;
  readonly reason: ReasonKind;
}

/** What lifts an update for one reader, beside engagement and time: 1 is as much as twelve and a half hours. */
const lifts = { followed: 1.5, own: 1.5, village: 2, crop: 1.5, district: 1, language: 0.5 } as const;
/** What the reader has seen lately stands behind by so much: a day. */
const seenSinks = 2;
/** An update is much talked about from so many people on; who replies counts twice. */
const muchTalk = 5;
/** At most so many of one author follow each other. */
const mostInARow = 2;
/** One in ten places, the fifth, is for what too few have seen. */
const places = 10;
const trialPlace = 4;
/** So many places a list has at most. */
export const mostPlaces = 300;

interface Scored extends Candidate, Place {
  readonly score: number;
}

/**
 * The order "For you": what is hot, lifted by what it has to do with this reader, each with its strongest reason. At
 * most two in a row are of one author; what would be a third in a row to the end is left to "Newest".
 */
export function orderFor(reader: ForYouReader, candidates: readonly Candidate[]): Place[] {
  const waiting = candidates
    .map((candidate) => scored(reader, candidate))
    .sort((a, b) => b.score - a.score || b.id - a.id);
  const onTrial = waiting
    .filter(({ trialViews, isSeen, reason }) => trialViews !== null && !isSeen && reason !== "own")
    .sort((a, b) => (a.trialViews ?? 0) - (b.trialViews ?? 0));
  const placed: Scored[] = [];
  while (placed.length < mostPlaces) {
    const [last, before] = [placed.at(-1), placed.at(-mostInARow)];
    const mayFollow = ({ authorProfileId: author }: Scored): boolean =>
      author !== last?.authorProfileId || author !== before?.authorProfileId;
    const tried = placed.length % places === trialPlace ? onTrial.find(mayFollow) : undefined;
    const next = tried ?? waiting.find(mayFollow);
    if (!next) break;
    placed.push(tried ? { ...tried, reason: "new" } : next);
    for (const list of [waiting, onTrial]) drop(list, next);
  }
  return placed.map(({ id, reason }) => ({ id, reason }));
}

function scored(reader: ForYouReader, candidate: Candidate): Scored {
  const { topics, engagement, isSeen, hot } = candidate;
  const isOwn = candidate.authorProfileId === reader.profileId;
  const has = (kind: string): boolean =>
    topics.some((topic) => topic.startsWith(kind) && reader.places.includes(topic));
  const found: readonly (readonly [ReasonKind, number])[] = [
    ["own", isOwn ? lifts.own : 0],
    ["village", !isOwn && has("village/") ? lifts.village : 0],
    ["followed", candidate.isFollowed ? lifts.followed : 0],
    ["crop", reader.crops.some((crop) => topics.includes(`crop/${crop}`)) ? lifts.crop : 0],
    ["district", !isOwn && has("district/") ? lifts.district : 0],
    ["language", candidate.language === reader.language ? lifts.language : 0],
  ];
  const talk: readonly [ReasonKind, number] = ["talked", engagement < muchTalk ? 0 : Math.log10(engagement)];
  const [reason] = [...found, talk].reduce(
    (best, each) => (each[1] > best[1] ? each : best),
    ["everyone", 0],
  );
  const lifted = found.reduce((sum, [, lift]) => sum + lift, 0);
  return { ...candidate, reason, score: hot + lifted - (isSeen ? seenSinks : 0) };
}

function drop(list: Scored[], one: Scored): void {
  const at = list.findIndex(({ id }) => id === one.id);
  if (at >= 0) list.splice(at, 1);
}
