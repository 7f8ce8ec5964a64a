import type { Language } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";

export interface TemplateKey {
  readonly kind: string;
  readonly language: Language;
}

/** The DLT template id of a message in a language; null: none is noted. */
export async function findTemplateId(
  database: Reader,
  { kind, language }: TemplateKey,
): Promise<string | null> {
  const row = await database
    .selectFrom("sms_templates")
    .select("dlt_template_id")
    .where("kind", "=", kind)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.dlt_template_id ?? null;
}

/** All ids that are noted. */
export async function selectTemplates(
  database: Reader,
): Promise<readonly (TemplateKey & { readonly dltTemplateId: string })[]> {
  const rows = await database
    .selectFrom("sms_templates")
    .select(["kind", "language", "dlt_template_id"])
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    language: row.language === "te" ? "te" : "en",
    dltTemplateId: row.dlt_template_id,
  }));
}

/** Notes an id, or takes it away. */
export async function saveTemplateId(
  database: Reader,
  { kind, language }: TemplateKey,
  given: { readonly dltTemplateId: string | null; readonly at: Date; readonly by: number | null },
): Promise<void> {
  const { dltTemplateId, at, by } = given;
  if (dltTemplateId === null) {
    await database
      .deleteFrom("sms_templates")
      .where("kind", "=", kind)
      .where("language", "=", language)
      .execute();
    return;
  }
  const values = { dlt_template_id: dltTemplateId, changed_at: at, changed_by: by };
  await database
    .insertInto("sms_templates")
    .values({ kind, language, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "language"]).doUpdateSet(values))
    .execute();
}
