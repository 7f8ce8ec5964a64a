// R41: a number with an account and one without must not be told apart by the time of the answer.
import { type Mark, mean } from "./numbers.ts";
import { type Place, post } from "./place.ts";

const mostDifferenceInMilliseconds = 10;

interface Question {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

const questions: readonly Question[] = [
  { name: "sign-in", path: "/v2/auth/sign-in", body: { password: "not-the-password" } },
  { name: "sign-in by code", path: "/v2/auth/sign-in/code", body: {} },
  { name: "reset", path: "/v2/auth/reset", body: {} },
  {
    name: "sign-up",
    path: "/v2/auth/sign-up",
    body: { firstName: "Somebody", password: "a-long-password-7", language: "en" },
  },
];

/** Asks each question `calls` times, known and unknown numbers by turns, one call at a time. */
export async function measureSameTime(place: Place, calls: number): Promise<Mark[]> {
  const known = (await place.query("select mobile_no from profiles where mobile_no like '9000000%'")).map(
    ({ mobile_no: mobileNo }) => String(mobileNo),
  );
  const marks: Mark[] = [];
  for (const question of questions) marks.push(await askOften(place, question, { known, calls }));
  return marks;
}

async function askOften(
  place: Place,
  question: Question,
  { known, calls }: { readonly known: readonly string[]; readonly calls: number },
): Promise<Mark> {
  const times = { known: [] as number[], unknown: [] as number[] };
  // The first calls warm up.
  for (let at = -20; at < calls; at += 1) {
    // Nobody guesses so fast in earnest: the limits are forgotten between the calls.
    if (at % 10 === 0) await place.query("delete from rate_limits");
    const isKnown = at % 2 === 0;
    const mobileNo = isKnown ? known[Math.abs(at) % known.length] : `8${100_000_000 + at}`;
    const took = await askOnce(place, question, mobileNo ?? "");
    if (at >= 0) times[isKnown ? "known" : "unknown"].push(took);
  }
  const difference = Math.abs(mean(times.known) - mean(times.unknown));
  return {
    name: `${question.name}, known against unknown number, means of ${calls} calls (R41)`,
    measured: `${difference.toFixed(1)} ms apart`,
    mark: `< ${mostDifferenceInMilliseconds} ms`,
    isMet: difference < mostDifferenceInMilliseconds,
  };
}

/** Milliseconds of one call. @throws when it was not read or a limit stopped it, which would measure nothing. */
async function askOnce(place: Place, { name, path, body }: Question, mobileNo: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await post(place.origin, path, { mobileNo, ...body });
  const text = await answer.text();
  const took = performance.now() - startedAt;
  if ([400, 403, 415, 429].includes(answer.status) || answer.status >= 500)
    throw new Error(`${name}: ${answer.status} ${text}`);
  return took;
}
