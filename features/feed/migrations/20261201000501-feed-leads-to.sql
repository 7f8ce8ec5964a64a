-- The page of the app on which an item that is more than its words is read.
alter table feed_items add column leads_to text
    constraint feed_items_leads_to_check check (leads_to like '/app/%');
