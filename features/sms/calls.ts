import type { Calls } from "#testing/calls/calls.ts";

const forged = { query: { secret: "forged" } };

/** What the calls of sms answer, and what is sent to them. */
export const calls: Calls = {
  "sms/list-templates": { own: 200 },
  "sms/save-template": {
    own: 200,
    missing: 404,
    note: "a message of the house",
    sends: (_, __, kind) => [
      {
        body: {
          kind: kind === "missing" ? "auth/nothing" : "auth/sign-in",
          language: "en",
          dltTemplateId: "1107160000000000001",
        },
      },
    ],
  },
  "sms/list-messages": { own: 200, note: "without their words" },
  "sms/take-report": {
    own: 403,
    note: "callback: proved by its secret; 403: forged",
    sends: () => [{ ...forged, form: "key=1&status=DELIVRD" }],
  },
  "sms/take-report-json": {
    own: 403,
    note: "callback: proved by its secret; 403: forged",
    sends: () => [{ ...forged, body: { key: "1", status: "DELIVRD" } }],
  },
};
