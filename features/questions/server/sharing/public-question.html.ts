import { formatDate } from "#engine/contract/date-text.ts";
import type { Language, NameText } from "#engine/contract/language.ts";
import {
  escaped,
  type PreviewTags,
  type PublicVisit,
  publicPage,
} from "#engine/server/public-pages/public-page.ts";
import { clockText } from "#features/files/contract/voice-url.ts";
import { cropStages } from "../../contract/crop-stages.ts";
import { type GuestAnswer, type GuestQuestion, sharedQuestionPath } from "../../contract/guests.ts";

const words = {
  en: {
    open: "Answer or ask in Santha",
    answers: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
    none: "No answer yet.",
    voice: "Voice note",
    solved: "This solved it",
    agreed: "Expert agrees",
    useful: (count: number) => `Useful to ${count}`,
    missing: "Question not found.",
    toApp: "Open Santha",
  },
  te: {
    open: "సంతలో జవాబు ఇవ్వండి లేదా అడగండి",
    answers: (count: number) => (count === 1 ? "1 జవాబు" : `${count} జవాబులు`),
    none: "ఇంకా జవాబు రాలేదు.",
    voice: "వాయిస్ నోట్",
    solved: "దీనితో సమస్య తీరింది",
    agreed: "నిపుణులు ఒప్పుకున్నారు",
    useful: (count: number) => `${count} మందికి ఉపయోగపడింది`,
    missing: "ఈ ప్రశ్న లేదు.",
    toApp: "సంత తెరవండి",
  },
} as const;

const longestSummary = 200;

/** The page of a question: tags for the preview, question markup for search engines, and the way into the app. */
export function questionPage(question: GuestQuestion, visit: PublicVisit): string {
  const { language, origin } = visit;
  const say = words[language];
  const { questionId, title, answers } = question;
  const about = [
    question.cropTitle?.[language],
    cropStages.find(({ slug }) => slug === question.stage)?.title[language],
  ].filter((each) => each !== undefined);
  const summary = summaryOf(question, language);
  const photo = question.photoUrls[0];
  const tags: PreviewTags = [
    ["og:type", "article"],
    ["og:title", title],
    ["og:description", summary],
    ["og:url", origin + sharedQuestionPath(questionId, language)],
    ...(photo === undefined
      ? []
      : ([
          ["og:image", origin + photo],
          ["og:image:type", "image/webp"],
        ] as const)),
  ];
  const main = `<main class="question" itemscope itemtype="https://schema.org/QAPage"><article itemprop="mainEntity" itemscope itemtype="https://schema.org/Question">
<h1 itemprop="name"${langOf(title)}>${escaped(title)}</h1>
${byline(question.authorName, question.askedAt, language)}
${about.length > 0 ? `<p class="quiet">${escaped(about.join(" · "))}</p>` : ""}
<meta itemprop="answerCount" content="${question.answerCount}"><meta itemprop="upvoteCount" content="${question.meTooCount}">
${written(question.words)}${photosOf(question.photoUrls)}${voiceOf(question, say.voice)}
<h2>${answers.length === 0 ? say.none : say.answers(question.answerCount)}</h2>
${answers.map((answer) => answerPart(answer, language)).join("\n")}
</article>
<p><a class="open" href="${escaped(origin)}/#/public/social/qa/${questionId}">${say.open}</a></p></main>`;
  const otherPath = sharedQuestionPath(questionId, language === "en" ? "te" : "en");
  return publicPage(visit, { title, summary, tags, otherPath, main });
}

function answerPart(answer: GuestAnswer, language: Language): string {
  const say = words[language];
  const experts = answer.agreedBy.map((name) => nameIn(language, name)).join(", ");
  const marks = [
    ...(answer.isSolution ? [`<p class="solved">${say.solved}</p>`] : []),
    ...(experts === "" ? [] : [`<p class="solved">${say.agreed}: ${escaped(experts)}</p>`]),
  ];
  const useful =
    answer.usefulCount === 0 ? "" : `<p class="quiet">${escaped(say.useful(answer.usefulCount))}</p>`;
  return `<section class="answer" itemprop="${answer.isSolution ? "acceptedAnswer" : "suggestedAnswer"}" itemscope itemtype="https://schema.org/Answer">
${marks.join("")}${byline(answer.authorName, answer.answeredAt, language)}
<meta itemprop="upvoteCount" content="${answer.usefulCount}">
${written(answer.words)}${photosOf(answer.photoUrls)}${voiceOf(answer, say.voice)}${useful}</section>`;
}

function byline(name: NameText, at: number, language: Language): string {
  return `<p class="quiet"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${escaped(nameIn(language, name))}</span></span> · <time itemprop="dateCreated" datetime="${new Date(at).toISOString()}">${formatDate(at, language)}</time></p>`;
}

function written(text: string): string {
  return text === "" ? "" : `<p class="words" itemprop="text"${langOf(text)}>${escaped(text)}</p>`;
}

function photosOf(urls: readonly string[]): string {
  if (urls.length === 0) return "";
  const images = urls.map((url) => `<img itemprop="image" src="${escaped(url)}" alt="" loading="lazy">`);
  return `<p class="photos">${images.join("")}</p>`;
}

function voiceOf({ voice }: Pick<GuestAnswer, "voice">, name: string): string {
  if (!voice) return "";
  return `<p>${escaped(name)} · ${clockText(voice.seconds)}<br><audio controls preload="none" src="${escaped(voice.url)}"></audio></p>`;
}

/** What people write keeps its language. */
function langOf(text: string): string {
  return ` lang="${/\p{Script=Telugu}/u.test(text) ? "te" : "en"}"`;
}

function nameIn(language: Language, name: NameText): string {
  return (language === "te" ? name.te : null) ?? name.en;
}

function summaryOf({ words: text, answerCount }: GuestQuestion, language: Language): string {
  const count = words[language].answers(answerCount);
  const line = `${count} · ${text.replace(/\s+/gu, " ")}`;
  if (text === "") return count;
  return line.length <= longestSummary
    ? line
    : `${line.slice(0, longestSummary - 1).replace(/\s\S*$/u, "")}…`;
}

/** The page where no question is (any more). */
export function missingQuestionPage(visit: PublicVisit): string {
  const say = words[visit.language];
  const toApp = `<a href="${escaped(visit.origin)}/">${say.toApp}</a>`;
  return publicPage(visit, { title: "", main: `<main><h1>${say.missing}</h1><p>${toApp}</p></main>` });
}
