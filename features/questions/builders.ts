import type { InputOf } from "#engine/contract/endpoint.ts";
import type { TestApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { answerQuestion } from "./contract/answers.ts";
import type { QuestionView } from "./contract/shapes.ts";
import { askQuestion } from "./contract.ts";

type Caller = Pick<TestApp, "call" | "app" | "platform">;
type Asked = InputOf<typeof askQuestion>["body"];

/** A question of the person whose session it is, else of somebody new. */
export async function aQuestion(
  app: Caller,
  { as, ...body }: Partial<Asked> & { readonly as?: string } = {},
): Promise<QuestionView> {
  const cookie = as ?? (await aPerson(app as TestApp)).cookie;
  const asked = { title: "Cotton leaves turn yellow at the edges", ...body };
  const { status, data, info } = await app.call(askQuestion, { body: asked }, { as: cookie });
  if (status !== 201) throw new Error(`the question was refused: ${info}`);
  return data;
}

/** An answer by the person whose session it is, else by somebody new; gives its id. */
export async function anAnswer(
  app: Caller,
  questionId: string,
  { as, words = "Spray neem oil in the evening." }: { readonly as?: string; readonly words?: string } = {},
): Promise<number> {
  const cookie = as ?? (await aPerson(app as TestApp)).cookie;
  const input = { params: { questionId }, body: { words } };
  const { status, data, info } = await app.call(answerQuestion, input, { as: cookie });
  const ids =
    status === 201 ? data.answers.filter(({ isMine }) => isMine).map(({ answerId }) => answerId) : [];
  if (ids.length === 0) throw new Error(`the answer was refused: ${info}`);
  return Math.max(...ids);
}
