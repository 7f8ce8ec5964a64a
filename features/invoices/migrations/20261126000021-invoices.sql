create table tax_documents (
    id bigint generated always as identity,
    effect_key text not null,
    order_id text not null,
    buyer_profile_id bigint not null,
    issuer_kind text not null,
    issuer_id bigint not null,
    financial_year text not null,
    series text not null,
    running_number integer not null,
    number text not null,
    kind text not null,
    original_id bigint,
    total_in_paise bigint not null,
    figures jsonb not null,
    issued_at timestamptz not null,
    constraint tax_documents_kind_check check ((kind = any (array['tax-invoice'::text, 'bill-of-supply'::text, 'invoice-cum-bill-of-supply'::text, 'credit-note'::text, 'agent-receipt'::text, 'agent-credit-note'::text]))),
    constraint tax_documents_number_check check ((length(number) <= 16)),
    constraint tax_documents_running_number_check check ((running_number > 0)),
    constraint tax_documents_total_in_paise_check check ((total_in_paise >= 0)),
    constraint tax_documents_effect_key_key unique (effect_key),
    constraint tax_documents_issuer_kind_issuer_id_financial_year_series_r_key unique (issuer_kind, issuer_id, financial_year, series, running_number),
    constraint tax_documents_pkey primary key (id)
);

create table service_rates (
    sac text not null,
    valid_from date not null,
    rate_in_basis_points integer not null,
    constraint service_rates_rate_in_basis_points_check check (((rate_in_basis_points >= 0) and (rate_in_basis_points <= 10000))),
    constraint service_rates_pkey primary key (sac, valid_from)
);

create table tax_document_series (
    issuer_kind text not null,
    issuer_id bigint not null,
    financial_year text not null,
    series text not null,
    last_number integer not null,
    constraint tax_document_series_financial_year_check check ((financial_year ~ '^[0-9]{2}-[0-9]{2}$'::text)),
    constraint tax_document_series_issuer_kind_check check ((issuer_kind = any (array['seller'::text, 'agent'::text]))),
    constraint tax_document_series_last_number_check check ((last_number >= 0)),
    constraint tax_document_series_series_check check ((series ~ '^[A-Z]{2}$'::text)),
    constraint tax_document_series_pkey primary key (issuer_kind, issuer_id, financial_year, series)
);

create index tax_documents_by_buyer on tax_documents using btree (buyer_profile_id);

create index tax_documents_by_order on tax_documents using btree (order_id, id);

alter table only tax_documents
    add constraint tax_documents_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only tax_documents
    add constraint tax_documents_issuer_kind_issuer_id_financial_year_series_fkey foreign key (issuer_kind, issuer_id, financial_year, series) references tax_document_series(issuer_kind, issuer_id, financial_year, series);

alter table only tax_documents
    add constraint tax_documents_order_id_fkey foreign key (order_id) references orders(id);

alter table only tax_documents
    add constraint tax_documents_original_id_fkey foreign key (original_id) references tax_documents(id);

create view published.document_line_taxes as
 with document_lines as not materialized (
         select document.order_id,
            document.kind,
            ((line.value ->> 'lineId'::text))::bigint as line_id,
            ((line.value ->> 'rateInBasisPoints'::text))::integer as rate_in_basis_points,
            ((line.value ->> 'quantity'::text))::numeric as packs,
            ((line.value ->> 'cgstInPaise'::text))::numeric as cgst,
            ((line.value ->> 'sgstInPaise'::text))::numeric as sgst,
            ((line.value ->> 'igstInPaise'::text))::numeric as igst
           from (tax_documents document
             cross join lateral jsonb_array_elements((document.figures -> 'rows'::text)) line(value))
          where ((document.effect_key <> ('credit:'::text || document.order_id)) and ((line.value ->> 'lineId'::text) is not null))
        )
 select sold.order_id,
    sold.line_id,
    sold.rate_in_basis_points,
    ((((((sold.cgst - round(((sold.cgst * back.packs) / sold.packs))) + sold.sgst) - round(((sold.sgst * back.packs) / sold.packs))) + sold.igst) - round(((sold.igst * back.packs) / sold.packs))))::bigint as tax_in_paise
   from (document_lines sold
     cross join lateral ( select coalesce(sum(note.packs), (0)::numeric) as packs
           from document_lines note
          where ((note.order_id = sold.order_id) and (note.line_id = sold.line_id) and (note.kind = 'credit-note'::text))) back)
  where (sold.kind = any (array['tax-invoice'::text, 'bill-of-supply'::text, 'invoice-cum-bill-of-supply'::text]));

comment on table tax_documents is 'owner: invoices';

comment on view published.document_line_taxes is 'The tax of an order line after credit notes.';

comment on table service_rates is 'owner: invoices';

comment on table tax_document_series is 'owner: invoices';

insert into service_rates values
	('996111', '2017-07-01', 1800);

create trigger tax_documents_are_append_only before delete or update on tax_documents for each row execute function refuse_change();

create trigger tax_documents_are_never_emptied before truncate on tax_documents for each statement execute function refuse_change();
