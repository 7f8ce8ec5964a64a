import type { NotificationKind } from "#engine/server/feature.ts";

/** News of a question for its asker and followers. */
export const answeredNews: NotificationKind = {
  name: "QUESTION_ANSWERED",
  heading: { en: "New answers", te: "కొత్త జవాబులు" },
  title: {
    en: "Somebody answers your question, or one that you follow",
    te: "మీ ప్రశ్నకు, లేదా మీరు అనుసరించే ప్రశ్నకు జవాబు వచ్చినప్పుడు",
  },
  usually: "push",
};

/** A guide has said which crop the question is about. */
export const sortedNews: NotificationKind = {
  name: "QUESTION_SORTED",
  heading: { en: "Crop of your question", te: "మీ ప్రశ్నకు పంట" },
  title: {
    en: "A guide says which crop your question is about",
    te: "మీ ప్రశ్న ఏ పంట గురించో మార్గదర్శకులు చెప్పినప్పుడు",
  },
  usually: "in-app",
};

/** Thanks for whoever wrote the answer. */
export const solvedNews: NotificationKind = {
  name: "QUESTION_SOLVED",
  heading: { en: "Your answer solved it. Thank you!", te: "మీ జవాబుతో సమస్య తీరింది. ధన్యవాదాలు!" },
  title: { en: "Your answer solved a question", te: "మీ జవాబుతో ఒకరి సమస్య తీరినప్పుడు" },
  usually: "push",
};
