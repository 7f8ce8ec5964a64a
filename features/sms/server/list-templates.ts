import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { smsParts } from "#engine/server/outside/sms/sms-parts.ts";
import type { listSmsTemplates as endpoint, SmsTemplate } from "../contract.ts";
import { selectTemplates } from "./templates.queries.ts";

/** All messages in both languages, with the words to register and the ids that are noted. */
export async function listTemplates(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const { sms, config, database, language: spoken } = context;
  const noted = new Map(
    (await selectTemplates(database)).map((one) => [`${one.kind} ${one.language}`, one.dltTemplateId]),
  );
  const templates = sms.kinds.flatMap((kind) =>
    (["en", "te"] as const).map((language) =>
      templateOf(kind, language, spoken, noted.get(`${kind.name} ${language}`) ?? null),
    ),
  );
  return { way: config.sms.kind, templates };
}

/** One message in one language as the operator sees it. */
export function templateOf(
  kind: SmsKind,
  language: Language,
  spoken: Language,
  dltTemplateId: string | null,
): SmsTemplate {
  const text = kind.registered[language];
  return {
    ...{ kind: kind.name, title: kind.title[spoken], language, text, dltTemplateId },
    isUnicode: smsParts(text).isUnicode,
  };
}
