import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { saveSmsTemplate as endpoint, type SmsTemplate } from "../contract.ts";
import { templateOf } from "./list-templates.ts";
import { saveTemplateId } from "./templates.queries.ts";

/** Notes the DLT template id of a message; it holds from the next message on. */
export async function saveTemplate(
  context: MemberContext,
  { body: { kind: name, language, dltTemplateId } }: CheckedOf<typeof endpoint>,
): Promise<SmsTemplate> {
  const { actor, clock } = context;
  const kind = context.sms.kinds.find((one) => one.name === name);
  if (!kind) return refuse(endpoint, "sms/unknown-kind");
  return inTransaction(context, async (transaction) => {
    const given = { dltTemplateId, at: clock.now(), by: actor.profileId };
    await saveTemplateId(transaction, { kind: name, language }, given);
    await audit(context, transaction, {
      action: "sms/template-saved",
      subject: `${name} ${language}`,
      detail: { dltTemplateId },
    });
    return templateOf(kind, language, context.language, dltTemplateId);
  });
}
