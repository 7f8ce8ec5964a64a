create table gst_rates (
    hsn text not null,
    valid_from date not null,
    rate_in_basis_points integer not null,
    constraint gst_rates_rate_in_basis_points_check check (((rate_in_basis_points >= 0) and (rate_in_basis_points <= 10000))),
    constraint gst_rates_pkey primary key (hsn, valid_from)
);

create table listings (
    id bigint generated always as identity,
    sku_id bigint not null,
    seller_id bigint not null,
    price_in_paise bigint not null,
    mrp_in_paise bigint not null,
    commission_in_paise bigint not null,
    on_hand integer not null,
    allocated integer default 0 not null,
    is_listed boolean default true not null,
    changed_at timestamptz not null,
    held integer default 0 not null,
    blocked_by text,
    constraint listings_blocked_by_check check ((blocked_by = any (array['licence'::text, 'suspension'::text]))),
    constraint listings_check check (((allocated >= 0) and (allocated <= on_hand))),
    constraint listings_check1 check (((price_in_paise + commission_in_paise) <= mrp_in_paise)),
    constraint listings_commission_in_paise_check check ((commission_in_paise >= 0)),
    constraint listings_held_check check ((held >= 0)),
    constraint listings_on_hand_check check ((on_hand >= 0)),
    constraint listings_price_in_paise_check check ((price_in_paise > 0)),
    constraint listings_pkey primary key (id),
    constraint listings_sku_id_seller_id_key unique (sku_id, seller_id)
);

create table product_level1 (
    id bigint generated always as identity,
    slug text not null,
    title_en text not null,
    title_te text not null,
    bed text not null,
    drawing text not null,
    "position" integer not null,
    constraint product_level1_bed_check check ((bed = any (array['seed'::text, 'feed'::text, 'care'::text, 'tool'::text]))),
    constraint product_level1_pkey primary key (id),
    constraint product_level1_slug_key unique (slug)
);

create table product_level3 (
    id bigint generated always as identity,
    level1_id bigint not null,
    level2_id bigint not null,
    slug text not null,
    title_en text not null,
    title_te text not null,
    description_en text not null,
    description_te text not null,
    drawing text not null,
    maker text not null,
    country_of_origin text not null,
    hsn text not null,
    dealer_licence text,
    attributes jsonb default '[]'::jsonb not null,
    lead_listing_id bigint,
    created_at timestamptz not null,
    words_version integer default 0 not null,
    crops text[] default '{}'::text[] not null,
    constraint product_level3_country_of_origin_check check ((length(country_of_origin) = 2)),
    constraint product_level3_dealer_licence_check check ((dealer_licence = any (array['seed'::text, 'fertiliser'::text, 'insecticide'::text]))),
    constraint product_level3_pkey primary key (id),
    constraint product_level3_slug_key unique (slug)
);

create table skus (
    id bigint generated always as identity,
    level3_id bigint not null,
    attributes jsonb not null,
    pack_title_en text not null,
    pack_title_te text not null,
    weight_in_grams bigint not null,
    "position" integer not null,
    constraint skus_weight_in_grams_check check ((weight_in_grams >= 0)),
    constraint skus_pkey primary key (id)
);

create table stock_holds (
    holder_profile_id bigint not null,
    listing_id bigint not null,
    quantity integer not null,
    is_live boolean not null,
    expires_at timestamptz not null,
    turns integer not null,
    first_held_at timestamptz not null,
    constraint stock_holds_quantity_check check ((quantity > 0)),
    constraint stock_holds_pkey primary key (holder_profile_id, listing_id)
);

create table product_level2 (
    id bigint generated always as identity,
    level1_id bigint not null,
    slug text not null,
    title_en text not null,
    title_te text not null,
    drawing text not null,
    "position" integer not null,
    constraint product_level2_pkey primary key (id),
    constraint product_level2_slug_key unique (slug)
);

create table product_search_words (
    word text not null,
    level3_id bigint not null,
    weight smallint not null,
    constraint product_search_words_weight_check check ((weight > 0)),
    constraint product_search_words_pkey primary key (word, level3_id)
);

create table search_terms (
    word text not null,
    product_count integer default 0 not null,
    constraint search_terms_pkey primary key (word)
);

create table shelf (
    level3_id bigint not null,
    seller_id bigint not null,
    listing_id bigint not null,
    level1_id bigint not null,
    level2_id bigint not null,
    maker text not null,
    crops text[] not null,
    price_in_paise bigint not null,
    commission_in_paise bigint not null,
    is_in_stock boolean not null,
    is_lead boolean not null,
    lead_seller_id bigint not null,
    constraint shelf_pkey primary key (level3_id, seller_id)
);

create index listings_by_seller on listings using btree (seller_id, id);

create index product_level2_by_level1 on product_level2 using btree (level1_id, "position");

create index product_level3_by_level1 on product_level3 using btree (level1_id, id desc) where (lead_listing_id is not null);

create index product_level3_by_level2 on product_level3 using btree (level2_id, id desc) where (lead_listing_id is not null);

create index product_level3_by_words_version on product_level3 using btree (words_version, id);

create index product_level3_latest on product_level3 using btree (id desc) where (lead_listing_id is not null);

create index product_search_words_best on product_search_words using btree (word, weight desc, level3_id desc);

create index search_terms_from_the_end on search_terms using btree (reverse(word));

create index search_terms_inside on search_terms using gin (word gin_trgm_ops);

create index shelf_by_commission on shelf using btree (commission_in_paise desc, level3_id desc);

create index shelf_by_crop on shelf using gin (crops);

create index shelf_by_level1 on shelf using btree (level1_id, level3_id desc);

create index shelf_by_level1_price on shelf using btree (level1_id, price_in_paise, level3_id desc);

create index shelf_by_level2 on shelf using btree (level2_id, level3_id desc);

create index shelf_by_listing on shelf using btree (listing_id);

create index shelf_by_maker on shelf using btree (maker, level3_id desc);

create index shelf_by_price on shelf using btree (price_in_paise, level3_id desc);

create index shelf_by_seller on shelf using btree (seller_id, level3_id desc);

create index skus_by_product on skus using btree (level3_id, "position");

create index stock_holds_ended on stock_holds using btree (first_held_at) where (not is_live);

create index stock_holds_live on stock_holds using btree (listing_id, expires_at) where is_live;

alter table only listings
    add constraint listings_seller_id_fkey foreign key (seller_id) references sellers(id);

alter table only listings
    add constraint listings_sku_id_fkey foreign key (sku_id) references skus(id);

alter table only product_level2
    add constraint product_level2_level1_id_fkey foreign key (level1_id) references product_level1(id);

alter table only product_level3
    add constraint product_level3_lead_listing_id_fkey foreign key (lead_listing_id) references listings(id) deferrable;

alter table only product_level3
    add constraint product_level3_level1_id_fkey foreign key (level1_id) references product_level1(id);

alter table only product_level3
    add constraint product_level3_level2_id_fkey foreign key (level2_id) references product_level2(id);

alter table only product_search_words
    add constraint product_search_words_level3_id_fkey foreign key (level3_id) references product_level3(id);

alter table only product_search_words
    add constraint product_search_words_word_fkey foreign key (word) references search_terms(word);

alter table only shelf
    add constraint shelf_lead_seller_id_fkey foreign key (lead_seller_id) references sellers(id);

alter table only shelf
    add constraint shelf_level3_id_fkey foreign key (level3_id) references product_level3(id);

alter table only shelf
    add constraint shelf_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only shelf
    add constraint shelf_seller_id_fkey foreign key (seller_id) references sellers(id);

alter table only skus
    add constraint skus_level3_id_fkey foreign key (level3_id) references product_level3(id);

alter table only stock_holds
    add constraint stock_holds_holder_profile_id_fkey foreign key (holder_profile_id) references profiles(id);

alter table only stock_holds
    add constraint stock_holds_listing_id_fkey foreign key (listing_id) references listings(id);

create view published.listings_for_sale as
 select listings.id as listing_id,
    listings.seller_id,
    (listings.is_listed and (listings.blocked_by is null)) as is_listed,
    listings.price_in_paise,
    listings.mrp_in_paise,
    listings.commission_in_paise,
        case
            when (listings.is_listed and (listings.blocked_by is null)) then greatest(0, ((listings.on_hand - listings.allocated) - listings.held))
            else 0
        end as available,
    sellers.business_name as seller_name_en,
    sellers.business_name_te as seller_name_te,
    skus.attributes,
    skus.pack_title_en,
    skus.pack_title_te,
    product_level3.id as level3_id,
    product_level3.level2_id,
    product_level3.slug,
    product_level3.title_en,
    product_level3.title_te,
    product_level3.drawing,
    product_level1.bed,
    ((listings.on_hand - listings.allocated) - listings.held) as unheld
   from ((((listings
     join published.sellers on ((sellers.id = listings.seller_id)))
     join skus on ((skus.id = listings.sku_id)))
     join product_level3 on ((product_level3.id = skus.level3_id)))
     join product_level1 on ((product_level1.id = product_level3.level1_id)));

create view published.own_stock_holds as
 select stock_holds.holder_profile_id,
    stock_holds.listing_id,
    stock_holds.quantity
   from stock_holds
  where stock_holds.is_live;

comment on table gst_rates is 'owner: catalogue';

comment on table listings is 'owner: catalogue';

comment on table product_level1 is 'owner: catalogue';

comment on table product_level3 is 'owner: catalogue';

comment on table skus is 'owner: catalogue';

comment on view published.listings_for_sale is 'A listing with its product, seller and free stock; what a licence or suspension blocks is not listed.';

comment on table stock_holds is 'owner: catalogue';

comment on view published.own_stock_holds is 'Packs that a cart holds for its person.';

comment on table product_level2 is 'owner: catalogue';

comment on table product_search_words is 'owner: catalogue';

comment on table search_terms is 'owner: catalogue';

comment on table shelf is 'owner: catalogue';

create view published.product_level1 as
 select id,
    slug,
    title_en,
    title_te,
    bed,
    drawing,
    position
   from product_level1;

comment on view published.product_level1 is 'A category of products.';

create view published.product_level2 as
 select id,
    level1_id,
    slug,
    title_en,
    title_te,
    drawing,
    position
   from product_level2;

comment on view published.product_level2 is 'A group of products inside a category.';

create view published.product_level3 as
 select id,
    level1_id,
    level2_id,
    slug,
    title_en,
    title_te,
    description_en,
    description_te,
    drawing,
    crops,
    maker,
    country_of_origin,
    hsn,
    dealer_licence,
    attributes,
    lead_listing_id
   from product_level3;

comment on view published.product_level3 is 'A product, sold in packs by one seller or several.';

create view published.skus as
 select id,
    level3_id,
    pack_title_en,
    pack_title_te,
    attributes,
    weight_in_grams,
    position
   from skus;

comment on view published.skus is 'A pack of a product.';

create view published.listings as
 select id,
    seller_id,
    sku_id,
    is_listed,
    price_in_paise,
    mrp_in_paise,
    commission_in_paise,
    on_hand,
    allocated,
    held,
    blocked_by
   from listings;

comment on view published.listings is 'A pack as a seller sells it, with its stock, and what keeps it from being sold.';

create view published.shelf as
 select listing_id,
    seller_id,
    level1_id,
    level2_id,
    level3_id,
    maker,
    crops,
    price_in_paise,
    commission_in_paise,
    is_lead,
    lead_seller_id,
    is_in_stock
   from shelf;

comment on view published.shelf is 'A listing as lists of products find it.';

create view published.gst_rates as
 select hsn,
    valid_from,
    rate_in_basis_points
   from gst_rates;

comment on view published.gst_rates is 'The rate of tax of a kind of goods from a day on.';

create view published.product_search_words as
 select word,
    level3_id,
    weight
   from product_search_words;

comment on view published.product_search_words is 'How much a word says about a product.';
