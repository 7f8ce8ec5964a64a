-- The tax of each line of an order as its documents have it: frozen when the order was dispatched, less what came off
-- it since. What takes back an order as a whole does not count: its lines stand there as they were. Published for the
-- order's page; an order without a document has none.
create view document_line_taxes as
select document.order_id, (line ->> 'lineId')::bigint as line_id,
  max((line ->> 'rateInBasisPoints')::integer) as rate_in_basis_points,
  sum(case document.kind when 'credit-note' then -1 else 1 end * ((line ->> 'cgstInPaise')::bigint
    + (line ->> 'sgstInPaise')::bigint + (line ->> 'igstInPaise')::bigint))::bigint as tax_in_paise
from tax_documents document
cross join lateral jsonb_array_elements(document.figures -> 'rows') as line
where document.kind in ('tax-invoice', 'bill-of-supply', 'invoice-cum-bill-of-supply', 'credit-note')
  and document.effect_key <> 'credit:' || document.order_id and line ->> 'lineId' is not null
group by document.order_id, (line ->> 'lineId')::bigint;
comment on view document_line_taxes is 'owner: invoices';
