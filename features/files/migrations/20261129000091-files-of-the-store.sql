-- A photo of a product belongs to the store: nobody's quota counts it, and it stays when its photographer leaves.
alter table files alter column owner_profile_id drop not null;
