-- The tax of each line of an order as its document froze it when the order was dispatched, less the share of the packs
-- that came back since, rounded as their credit notes round it. Money that was refunded without packs and what takes
-- back an order as a whole do not count: the lines stand there with their price. Published for the order's page; an
-- order without a document has none.
create or replace view document_line_taxes as
with document_lines as not materialized (
  select document.order_id, document.kind, (line ->> 'lineId')::bigint as line_id,
    (line ->> 'rateInBasisPoints')::integer as rate_in_basis_points, (line ->> 'quantity')::numeric as packs,
    (line ->> 'cgstInPaise')::numeric as cgst, (line ->> 'sgstInPaise')::numeric as sgst,
    (line ->> 'igstInPaise')::numeric as igst
  from tax_documents document
  cross join lateral jsonb_array_elements(document.figures -> 'rows') as line
  where document.effect_key <> 'credit:' || document.order_id and line ->> 'lineId' is not null
)
select sold.order_id, sold.line_id, sold.rate_in_basis_points,
  (cgst - round(cgst * back.packs / sold.packs) + sgst - round(sgst * back.packs / sold.packs)
    + igst - round(igst * back.packs / sold.packs))::bigint as tax_in_paise
from document_lines sold
cross join lateral (
  select coalesce(sum(note.packs), 0) as packs from document_lines note
  where note.order_id = sold.order_id and note.line_id = sold.line_id and note.kind = 'credit-note'
) back
where sold.kind in ('tax-invoice', 'bill-of-supply', 'invoice-cum-bill-of-supply');
