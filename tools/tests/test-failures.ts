// What failed, said before all that a run printed: whoever sees only the beginning of a long output sees why it is red.

/** A file in Vitest's JSON report; `message` tells why it could not be loaded. */
export type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
};

/** A suite in Playwright's JSON report. */
export type BrowserSuite = {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: BrowserSuite[];
};

/** As much of a message as tells what was expected and what came. */
const mostLinesEach = 25;

/** Each failed test as "file: title" with its messages below. */
export function vitestFailures(files: readonly VitestFile[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [failure(name, "does not load", [message])] : [];
    return failed.map(({ fullName, failureMessages = [] }) => failure(name, fullName, failureMessages));
  });
}

/** Each browser check that did not pass at its first try, as "file: title" with its messages below. */
export function browserFailures({ specs = [], suites = [] }: BrowserSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ file, title, tests }) =>
      failure(
        file,
        title,
        tests.flatMap(({ results }) =>
          results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
        ),
      ),
    );
  return [...own, ...suites.flatMap(browserFailures)];
}

/** The output with what failed before it; as it was when nothing failed. */
export function failedFirst(failures: readonly string[], output: string): string {
  return failures.length === 0 ? output : `${failures.join("\n\n")}\n\nAll that was printed:\n${output}`;
}

function failure(file: string, title: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split("\n")).slice(0, mostLinesEach);
  return [`${file.replace(`${process.cwd()}/`, "")}: ${title}`, ...lines.map((line) => `  ${line}`)].join(
    "\n",
  );
}
