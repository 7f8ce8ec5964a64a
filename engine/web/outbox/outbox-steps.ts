const mark = /^answer:(\d+):(\w+)$/;

/** Stands in the body of a change for a field of the answer to its file of that number, such as `pictureKey`. */
export function answerTo(file: number, field: string): string {
  return `answer:${file}:${field}`;
}

/** The body with the answers in their places. */
export function withAnswers(body: unknown, answers: readonly unknown[]): unknown {
  if (answers.length === 0) return body;
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => {
    const [, at, field] = typeof value === "string" ? (mark.exec(value) ?? []) : [];
    if (at === undefined || field === undefined) return value;
    return (answers[Number(at)] as Readonly<Record<string, unknown>>)[field];
  });
}
