-- Whose row a product stands by where the place is not known. A list by price at a pin code passes over the rows of all
-- others by it, without looking at the lead, as long as he delivers there.
alter table shelf add column lead_seller_id bigint references sellers (id);
update shelf set lead_seller_id = lead.seller_id from shelf lead where lead.level3_id = shelf.level3_id and lead.is_lead;
alter table shelf alter column lead_seller_id set not null;
