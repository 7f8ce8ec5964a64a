create table crops (
    slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
    title_en text not null,
    title_te text not null,
    other_names text[] not null default '{}',
    position integer not null,
    is_withdrawn boolean not null default false,
    revision integer not null default 0
);

create unique index crops_by_title_en on crops (lower(title_en));

create unique index crops_by_title_te on crops (title_te);

comment on table crops is 'owner: catalogue. Crops in the order in which they are offered; a withdrawn one is offered no more and stays where it was chosen.';

insert into crops (slug, title_en, title_te, other_names, position)
select slug, title_en, title_te, other_names, row_number() over () - 1
from (values
    ('paddy', 'Paddy', 'వరి', array['rice', 'dhan', 'వడ్లు', 'ధాన్యం']),
    ('cotton', 'Cotton', 'పత్తి', array['kapas', 'bt cotton']),
    ('maize', 'Maize', 'మొక్కజొన్న', array['corn', 'makka', 'మక్క', 'మొక్క జొన్న']),
    ('chilli', 'Chilli', 'మిరప', array['mirchi', 'chili', 'మిర్చి']),
    ('turmeric', 'Turmeric', 'పసుపు', array['haldi']),
    ('groundnut', 'Groundnut', 'వేరుశనగ', array['peanut', 'palli', 'పల్లి', 'వేరుసెనగ']),
    ('red-gram', 'Red gram', 'కంది', array['redgram', 'pigeon pea', 'tur', 'కందులు']),
    ('green-gram', 'Green gram', 'పెసర', array['greengram', 'moong', 'పెసలు']),
    ('black-gram', 'Black gram', 'మినుము', array['blackgram', 'urad', 'మినుములు', 'మినప']),
    ('bengal-gram', 'Bengal gram', 'శనగ', array['bengalgram', 'chickpea', 'chana', 'శనగలు']),
    ('soybean', 'Soybean', 'సోయాబీన్', array['soya', 'సోయా']),
    ('sesame', 'Sesame', 'నువ్వు', array['gingelly', 'నువ్వులు']),
    ('sunflower', 'Sunflower', 'పొద్దుతిరుగుడు', array[]::text[]),
    ('sorghum', 'Sorghum', 'జొన్న', array['jowar', 'జొన్నలు']),
    ('pearl-millet', 'Pearl millet', 'సజ్జ', array['bajra']),
    ('finger-millet', 'Finger millet', 'రాగి', array['ragi']),
    ('sugarcane', 'Sugarcane', 'చెరకు', array[]::text[]),
    ('tomato', 'Tomato', 'టమాటా', array['టమోటా']),
    ('brinjal', 'Brinjal', 'వంగ', array['eggplant', 'వంకాయ']),
    ('okra', 'Okra', 'బెండ', array['bhendi', 'bhindi', 'ladies finger', 'బెండకాయ']),
    ('onion', 'Onion', 'ఉల్లి', array['ఉల్లిగడ్డ', 'ఉల్లిపాయ']),
    ('mango', 'Mango', 'మామిడి', array[]::text[]),
    ('banana', 'Banana', 'అరటి', array[]::text[])
) usual (slug, title_en, title_te, other_names);

create view published.crops as
 select slug,
    title_en,
    title_te,
    other_names,
    position,
    is_withdrawn
   from crops;

comment on view published.crops is 'A crop that can be chosen, or that was withdrawn and is still shown where it was chosen.';
