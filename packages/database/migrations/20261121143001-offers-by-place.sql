-- Lists in the order of price put the offers of one place beside the rest: they are found by the beginnings of its code.
create index offers_by_place on offers using gin (pin_prefixes) where ended_at is null;
create index shelf_by_listing on shelf (listing_id);
