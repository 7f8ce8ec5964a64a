// The server's tests of races, cuts, ledger and database on the PostgreSQL server that TEST_DATABASE_URL names, beside the
// embedded one that `npm test` uses.
// Says so and passes when no server answers there.
import { connect } from "node:net";
import { endChildrenWithThisProcess } from "../process.ts";
import { closingLine, report } from "../steps/step.ts";
import { serverTests } from "../steps/vitest-step.ts";

endChildrenWithThisProcess();
const url = new URL(process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres");
const place = `${url.hostname}:${url.port || "5432"}`;

if (await answers(url)) {
  process.env.TEST_DATABASE_URL = url.href;
  const result = await report(serverTests(`tests on ${place}`));
  process.stdout.write(`${closingLine([result])}\n`);
  process.exitCode = result.isPassed ? 0 : 1;
} else {
  process.stdout.write(
    `No PostgreSQL server answers on ${place}: the server's tests ran on the embedded one only.\n`,
  );
  process.stdout.write(`${closingLine([])}\n`);
}

function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || "5432"), timeout: 3_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      done(isThere);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}
