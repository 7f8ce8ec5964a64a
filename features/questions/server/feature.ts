import { defineFeature } from "#engine/server/feature.ts";
import { questionsErrors, questionsFields } from "./errors.ts";
import { questionsHelp } from "./help.ts";
import { hideAnswer, onQuestionDecided } from "./reports/hide-words.ts";
import { questionsRoutes } from "./routes.ts";
import { answeredNews, solvedNews, sortedNews } from "./telling/notice-kinds.ts";
import { tellOfAnswersJob } from "./telling/tell-of-answers.ts";
import { writtenAnswers, writtenQuestions } from "./written.queries.ts";

/** What Questions declares to the server. */
export const questionsFeature = defineFeature({
  name: "questions",
  routes: questionsRoutes,
  errors: questionsErrors,
  fields: questionsFields,
  listeners: [onQuestionDecided, hideAnswer],
  jobs: [tellOfAnswersJob],
  notifications: [answeredNews, solvedNews, sortedNews],
  help: questionsHelp,
  audited: {
    "questions/sorted": {
      en: "Said which crop a question is about",
      te: "ప్రశ్న ఏ పంట గురించో చెప్పారు",
    },
  },
  writtenWords: [writtenQuestions, writtenAnswers],
  privacy: {
    questions: {
      person: "author_profile_id",
      onExport: "included",
      withheld: ["search_words", "told_until"],
      onErasure: "blanked",
      blanked: {
        ...{ title: null, words: null, crop: null, stage: null },
        ...{ picture_keys: "{}", voice: null, search_words: "{}" },
      },
      because: "the answers of others stay under it, as when its asker deletes it",
    },
    answers: { person: "author_profile_id", onExport: "included", onErasure: "deleted" },
    question_votes: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    question_followers: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    answer_votes: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    answer_agreements: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    question_crops: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Ten questions on pests and diseases of the season with answers in English and Telugu, some solved, some agreed with by support.",
});
