import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#engine/contract/language.ts";
import {
  decisionInDays,
  disputeWindowInDays,
  escalationInDays,
  returnWindowInDays,
} from "#features/orders/contract/order-states.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { legalPages, legalPath } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  const officer = "Ravi & Sons|Grievance officer|040 1234|help@santha.example";
  app = await testApp({ environment: { GRIEVANCE_OFFICER: officer } });
});
afterAll(() => app.close());

test("every legal page is read without a session in both languages and leads to the others", async () => {
  for (const page of legalPages) {
    for (const language of languages) {
      const { statusCode, headers, body } = await app.app.inject(legalPath(page, language));
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(body).toContain(`<html lang="${language}">`);
      for (const other of legalPages) expect(body).toContain(legalPath(other, language));
      expect(body).toContain("Santha Demo Traders");
      expect(body).not.toMatch(/<script|style="/);
    }
  }
});

test("a legal page has the wordmark of the app and marks where one is, also in the dark", async () => {
  const { body } = await app.app.inject(legalPath("terms", "te"));
  expect(body).toMatch(/<a href="\/" class="brand" aria-label="సంత తెరవండి"><svg/);
  expect(body.match(/aria-current="page"/g)).toHaveLength(1);
  const look = await app.app.inject("/public/legal/page.css");
  expect(look.body).toContain("prefers-color-scheme: dark");
});

test("the grievance page names the officer with phone and e-mail, and the two times that the law sets", async () => {
  const { body } = await app.app.inject(legalPath("grievance", "en"));
  for (const words of ["Ravi &#38; Sons, Grievance officer", "040 1234", "help@santha.example"]) {
    expect(body).toContain(words);
  }
  expect(body).toContain('<a href="tel:0401234">040 1234</a>');
  expect(body).toContain('<a href="mailto:help@santha.example">');
  expect(body).toContain("within 48 hours");
  expect(body).toContain("within one month");
});

test("without a language in the address the browser's is taken", async () => {
  const headers = { "accept-language": "te-IN,te;q=0.9" };
  const { body } = await app.app.inject({ url: "/public/legal/terms", headers });
  expect(body).toContain('<html lang="te">');
});

test("what the refund page promises is what the app does: days of returning and ways of the money", async () => {
  for (const language of languages) {
    const answer = await app.app.inject(legalPath("refunds", language));
    const body = answer.body.slice(answer.body.indexOf("<main>"));
    const days = language === "en" ? "days" : "రోజుల్లో";
    const promised = [
      ...[returnWindowInDays, disputeWindowInDays, escalationInDays],
      ...[decisionInDays.return, decisionInDays.dispute],
    ];
    expect(body).toMatch(
      language === "en" ? /within 7 working days.* within 7-10 working days/ : /7 పనిదినాల్లో.*7-10 పనిదినాల్లో/,
    );
    for (const count of promised) expect(body).toContain(`${count} ${days}`);
    expect([body.includes("48"), body.includes("UPI")]).toEqual([false, true]);
  }
});
