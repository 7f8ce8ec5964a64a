import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../context.ts";
import { requireForm } from "../../http/guards.ts";
import {
  choicePage,
  refusedPage,
  returnPage,
  returnScript,
  type StandInFault,
  type StandInLanguage,
  standInFaults,
  standInModes,
  standInStyle,
} from "./fake-payu.html.ts";
import { type StandInOutcome, standInOutcomes, standInPage } from "./fake-payu.ts";
import { payuRoutes } from "./payu.ts";
import { type PayuFields, readForm } from "./payu-hash.ts";

const delayInMilliseconds = 8_000;
const replays = 10;

/** The pages of the stand-in for PayU, served by this process wherever no real money is taken. */
export function addFakePayu(app: FastifyInstance, { fakePayu: standIn, log }: Platform): void {
  if (!standIn) return;
  const form = { onRequest: async (request: FastifyRequest) => requireForm(request) };
  app.post(standInPage, form, async (request, reply) => {
    const raw = String(request.body ?? "");
    const fields = readForm(raw) ?? {};
    const language = languageOf(fields);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    if (!standIn.accepts(fields)) return reply.code(400).send(refusedPage(language));
    return reply.send(choicePage(fields, raw, language));
  });
  app.post("/fake-payu/choose", form, async (request, reply) => {
    const choice = readForm(String(request.body ?? "")) ?? {};
    const asked = readForm(choice["form"] ?? "") ?? {};
    const outcome = choice["outcome"] ?? "";
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    if (!standIn.accepts(asked) || !isOutcome(outcome)) {
      return reply.code(400).send(refusedPage(languageOf(asked)));
    }
    const report = await standIn.choose(asked, outcome, modeOf(choice), choice["refunds"] === "fail");
    const fault = standInFaults.find((name) => name === choice["fault"]) ?? "none";
    const sent = fault === "tamper" ? { ...report, amount: "1.00" } : report;
    await deliver(app, sent, fault).catch((error: unknown) =>
      log.warn({ err: error }, "report not delivered"),
    );
    const address = (report["status"] === "failure" ? asked["furl"] : asked["surl"]) ?? payuRoutes.failed;
    return reply.send(returnPage(address, sent, languageOf(asked)));
  });
  app.get("/fake-payu/return.js", (_, reply) => reply.type("text/javascript").send(returnScript));
  app.get("/fake-payu/style.css", (_, reply) => reply.type("text/css; charset=utf-8").send(standInStyle));
}

function isOutcome(name: string): name is StandInOutcome {
  return Object.hasOwn(standInOutcomes, name);
}

function modeOf(choice: PayuFields): string {
  return standInModes.find((mode) => mode === choice["mode"]) ?? "UPI";
}

/** The payer's language comes with the payment. */
function languageOf(fields: PayuFields): StandInLanguage {
  return fields["udf5"] === "te" ? "te" : "en";
}

/** Posts the report to our webhook as often and as late as the fault says; without a network, through the app itself. */
async function deliver(app: FastifyInstance, report: PayuFields, fault: StandInFault): Promise<void> {
  const post = () =>
    app.inject({
      method: "POST",
      url: payuRoutes.webhook,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(report).toString(),
    });
  if (fault === "drop") return;
  if (fault === "delay") {
    setTimeout(() => void post().catch(() => {}), delayInMilliseconds).unref();
    return;
  }
  if (fault === "duplicate") {
    await Promise.all([post(), post()]);
    return;
  }
  for (let sent = 0; sent < (fault === "replay" ? replays : 1); sent += 1) await post();
}
