-- A photo of the receipt that the payer adds to what he says he has paid: for finance, who looks for the money.
alter table payment_claims add column proof text;
