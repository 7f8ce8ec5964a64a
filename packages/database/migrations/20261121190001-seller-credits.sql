-- What sellers have sent above what they owed is read without going through the whole ledger.
create index ledger_entries_seller_offset on ledger_entries (party_id) include (amount_in_paise)
  where account = 'seller-offset';
