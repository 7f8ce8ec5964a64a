create table sms_templates (
    kind text not null,
    language text not null,
    dlt_template_id text not null,
    changed_at timestamptz not null,
    changed_by bigint,
    constraint sms_templates_dlt_template_id_check check ((dlt_template_id ~ '^[0-9]{12,19}$'::text)),
    constraint sms_templates_language_check check ((language = any (array['en'::text, 'te'::text]))),
    constraint sms_templates_pkey primary key (kind, language)
);

comment on table sms_templates is 'owner: sms';
