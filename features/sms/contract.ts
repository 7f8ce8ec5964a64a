import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";

/** Where a text message stands. */
export const smsStates = ["queued", "handed_over", "delivered", "failed"] as const;
export type SmsStateName = (typeof smsStates)[number];

/** Why one failed: by the house, the gateway, or the network behind it. */
export const smsFailures = ["no-gateway", "too-many", "expired", "refused", "not-delivered"] as const;
export type SmsFailureName = (typeof smsFailures)[number];

export const smsWays = ["gateway", "outbox", "none"] as const;
export type SmsWay = (typeof smsWays)[number];

/** Who takes a message: the gateways of the settings, or the outbox of a demo. */
export const smsGateways = ["first", "fallback", "outbox"] as const;

const languages = z.enum(["en", "te"]);

/** The number that DLT gives a registered text. */
export const dltTemplateId = z.string().check(z.regex(/^[0-9]{12,19}$/));

export const smsTemplate = z.object({
  kind: z.string(),
  title: z.string(),
  language: languages,
  /** The words to register, each changing part as `{#var#}`. */
  text: z.string(),
  isUnicode: z.boolean(),
  dltTemplateId: z.nullable(z.string()),
});
export type SmsTemplate = z.output<typeof smsTemplate>;

export const listSmsTemplates = endpoint({
  name: "sms/list-templates",
  summary: "For the operator: all text messages in both languages with their words and DLT template ids.",
  method: "GET",
  path: "/v2/admin/sms/templates",
  permission: "platform-admin",
  answer: z.object({
    /** How messages leave: through a gateway, into the outbox of a demo, or not at all. */
    way: z.enum(smsWays),
    templates: z.array(smsTemplate),
  }),
  errors: {},
});

export const saveSmsTemplate = endpoint({
  name: "sms/save-template",
  summary: "The operator notes the DLT template id of a text message in one language, or takes it away.",
  method: "PUT",
  path: "/v2/admin/sms/templates",
  permission: "platform-admin",
  body: z.object({
    kind: z.string().check(z.maxLength(60)),
    language: languages,
    dltTemplateId: z.nullable(dltTemplateId),
  }),
  answer: smsTemplate,
  errors: { "sms/unknown-kind": 404 },
});

export const smsListed = z.object({
  id: z.string(),
  title: z.string(),
  language: languages,
  /** The last four digits of the number. */
  numberEnd: z.string(),
  state: z.enum(smsStates),
  reason: z.nullable(z.enum(smsFailures)),
  /** What the gateway said, without numbers. */
  detail: z.nullable(z.string()),
  parts: z.int(),
  gateway: z.nullable(z.enum(smsGateways)),
  tries: z.int(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type SmsListed = z.output<typeof smsListed>;

export const listSmsMessages = endpoint({
  name: "sms/list-messages",
  summary:
    "For the operator: the latest text messages with state and reason, without their words, newest first.",
  method: "GET",
  path: "/v2/admin/sms/messages",
  permission: "platform-admin",
  query: z.extend(nextPage, { state: z.optional(z.enum(smsStates)) }),
  answer: z.object({ messages: z.array(smsListed), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

const reported = { answer: z.null(), errors: { "sms/forged": 403 } } as const;
const secret = z._default(z.string().check(z.maxLength(200)), "");
/** Which gateway reports; our key says it too, where a report carries that. */
const reporter = z._default(z.enum(["first", "fallback"]), "first");

export const takeSmsReport = endpoint({
  name: "sms/take-report",
  summary:
    "Callback of the SMS gateway, as a form: what became of a message. Carries the secret of the settings.",
  method: "POST",
  path: "/v2/sms/reports",
  permission: "callback",
  takesForm: true,
  query: z.object({ secret, gateway: reporter }),
  ...reported,
});

export const takeSmsReportJson = endpoint({
  name: "sms/take-report-json",
  summary: "The same callback of gateways that send JSON, one report or a list of them.",
  method: "POST",
  path: "/v2/sms/reports/json",
  permission: "callback",
  query: z.object({ secret, gateway: reporter }),
  body: z.union([z.array(z.looseObject({})), z.looseObject({})]),
  ...reported,
});
