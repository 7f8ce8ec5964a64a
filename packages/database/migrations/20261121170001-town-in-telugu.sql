-- What a seller's town is called in Telugu. Empty: nobody has said it yet, the Latin name stands.
alter table sellers add column town_te text check (length(town_te) between 1 and 80);
