import { formatDate } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import { escaped, type PublicVisit, publicPage } from "#engine/server/public-pages/public-page.ts";
import { clockText } from "#features/files/contract/voice-url.ts";
import { percentsOf } from "../../contract/poll-share.ts";
import { sharedUpdatePath } from "../../contract/shared-path.ts";
import type { PublicUpdate } from "../../contract/updates.ts";

const words = {
  en: {
    by: (name: string) => `${name} on Santha`,
    invitation: "Sign in to reply and to read more from villages near you.",
    voice: "Voice note",
    votes: (count: number) => (count === 1 ? "1 vote" : `${count.toLocaleString("en-IN")} votes`),
    closes: (day: string) => `closes ${day}`,
    closed: "closed",
    open: "Read in Santha",
    missing: "This update is no longer there.",
    toApp: "Open Santha",
  },
  te: {
    by: (name: string) => `${name}, సంతలో`,
    invitation: "జవాబివ్వడానికి, మీ చుట్టుపక్కల ఊళ్ల విశేషాలు చదవడానికి సైన్ ఇన్ చేయండి.",
    voice: "వాయిస్ నోట్",
    votes: (count: number) => (count === 1 ? "1 ఓటు" : `${count.toLocaleString("en-IN")} ఓట్లు`),
    closes: (day: string) => `${day} వరకు`,
    closed: "ముగిసింది",
    open: "సంతలో చదవండి",
    missing: "ఈ అప్‌డేట్ ఇప్పుడు లేదు.",
    toApp: "సంత తెరవండి",
  },
} as const;

/** Signs of the preview's summary. */
const longestSummary = 200;

/** The page of an update: tags for the preview, the words and pictures, and the way into the app. */
export function updatePage(update: PublicUpdate, shown: PublicVisit): string {
  const { language, origin } = shown;
  const say = words[language];
  const path = sharedUpdatePath(update.shareId);
  const name = update.authorName[language] ?? update.authorName.en;
  const title = say.by(name);
  const pictures = update.pictures.map((picture) => origin + picture);
  const [first] = pictures;
  const facts = [update.district, formatDate(update.publishedAt, language)].filter((fact) => fact !== null);
  const main = `<main class="question">
<h1>${escaped(name)}</h1>
<p class="quiet">${escaped(facts.join(" · "))}</p>
<p class="words">${escaped(update.text)}</p>
<p class="photos">${pictures.map((picture) => `<img src="${escaped(picture)}" alt="" loading="lazy">`).join("")}</p>
${pollOf(update, language)}
${voiceOf(update, say.voice)}
<p class="quiet">${say.invitation}</p>
<p><a class="open" href="${escaped(`${origin}/#${path}`)}">${say.open}</a></p></main>`;
  return publicPage(shown, {
    title,
    summary: shortened(update.text) || title,
    tags: [
      ["og:title", title],
      ["og:description", shortened(update.text) || title],
      ["og:url", origin + path],
      ["og:type", "article"],
      ...(first ? ([["og:image", first]] as const) : []),
    ],
    otherPath: `${path}?l=${language === "en" ? "te" : "en"}`,
    main,
  });
}

/** The options with their shares once the poll is closed, and how many have voted. */
function pollOf({ poll }: PublicUpdate, language: Language): string {
  if (!poll) return "";
  const say = words[language];
  const shares = percentsOf(poll.options);
  const options = poll.options.map(({ text }, at) => {
    const share = shares ? ` <b>${shares[at]}%</b>` : "";
    return `<li>${escaped(text)}${share}</li>`;
  });
  const end = poll.isClosed ? say.closed : say.closes(formatDate(poll.closesAt, language));
  return `<ul>${options.join("")}</ul><p class="quiet">${escaped(`${say.votes(poll.voteCount)} · ${end}`)}</p>`;
}

function voiceOf({ voice }: PublicUpdate, name: string): string {
  return voice
    ? `<p>${escaped(name)} · ${clockText(voice.seconds)}<br><audio controls preload="none" src="${escaped(voice.url)}"></audio></p>`
    : "";
}

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, " ");
  return line.length <= longestSummary ? line : `${line.slice(0, longestSummary - 1)}…`;
}

/** The page where there is no such update (any more). */
export function missingPage(shown: PublicVisit): string {
  const { missing, toApp } = words[shown.language];
  const main = `<main><h1>${missing}</h1><p><a href="${escaped(shown.origin)}/">${toApp}</a></p></main>`;
  return publicPage(shown, { title: "", main });
}
