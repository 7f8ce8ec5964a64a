import { askQuestion } from "#features/questions/contract";
import {
  agreeWithAnswer,
  answerQuestion,
  markMeToo,
  markSolved,
  markUseful,
} from "#features/questions/contract/answers.ts";
import type { DemoApp } from "../demo-app.ts";
import { type DemoAnswer, demoQuestions } from "./questions-data.ts";

const hour = 3_600_000;
const expert = "9000000008";

/** What farmers and agents asked in the last weeks, and what came of it, through the API, each at its hour. */
export async function makeQuestions(app: DemoApp, end: Date): Promise<void> {
  for (const { by, hoursAgo, meToo, answers, ...body } of demoQuestions) {
    const at = end.getTime() - hoursAgo * hour;
    app.clock.set(new Date(at));
    const asker = await app.signIn(by);
    const { questionId } = await app.call(askQuestion, { body }, asker);
    for (const reader of meToo)
      await app.call(markMeToo, { params: { questionId }, body: { isOn: true } }, await app.signIn(reader));
    for (const answer of answers) {
      app.clock.set(new Date(at + answer.hoursLater * hour));
      await addAnswer(app, { questionId, asker, answer });
    }
  }
  app.clock.set(end);
}

async function addAnswer(
  app: DemoApp,
  {
    questionId,
    asker,
    answer,
  }: { readonly questionId: string; readonly asker: string; readonly answer: DemoAnswer },
): Promise<void> {
  const input = { params: { questionId }, body: { words: answer.words } };
  const { answers } = await app.call(answerQuestion, input, await app.signIn(answer.by));
  const on = {
    params: { answerId: Math.max(...answers.map((each) => each.answerId)) },
    body: { isOn: true },
  };
  for (const reader of answer.usefulTo ?? []) await app.call(markUseful, on, await app.signIn(reader));
  if (answer.isAgreed) await app.call(agreeWithAnswer, on, await app.signIn(expert));
  if (answer.isSolution) await app.call(markSolved, on, asker);
}
