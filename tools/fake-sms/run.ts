// `npm run fake-sms`: an SMS gateway on this machine for trying things out; see docs/operations.md.
import { parseArgs } from "node:util";
import { startFakeGateway } from "./fake-gateway.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8026" },
    report: { type: "string" },
    "needs-template": { type: "boolean", default: false },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const gateway = await startFakeGateway({
  port: Number(values.port),
  needsTemplate: values["needs-template"],
  ...(values.report ? { reportUrl: values.report } : {}),
  onMessage: ({ to, text, template }) => say(`to ${to}${template ? ` (${template})` : ""}: ${text}\n`),
});
say(`The fake SMS gateway takes messages at ${gateway.url}/send. Start Santha with SMS_GATEWAY=form,`);
say(`SMS_URL=${gateway.url}/send and SMS_SENDER=SANTHA. Faults: POST ${gateway.url}/faults, for example`);
say('{"send":"timeout-after-taking","times":2} or {"report":{"status":"FAILED","reason":"no such number"}};');
say(
  "send: refuse, wrong-key, 409, 500, 503, cut, timeout, timeout-after-taking, 500-after-taking. Phones: GET /messages.\n",
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void gateway.close());
