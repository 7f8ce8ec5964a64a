-- Words that support looks at before others see what holds them; the platform admin keeps the list.
create table listed_words (
    id bigint generated always as identity primary key,
    -- As it is compared: small letters, one space between words.
    word text not null unique check (length(word) between 3 and 40),
    -- Telugu in either script: endings may follow. Else the whole word.
    takes_endings boolean not null,
    -- Null: it came with Santha.
    added_at timestamptz
);
comment on table listed_words is 'owner: moderation';

insert into listed_words (word, takes_endings) values
    ('fuck', false),
    ('fucking', false),
    ('fucker', false),
    ('bitch', false),
    ('whore', false),
    ('slut', false),
    ('porn', false),
    ('sex video', false),
    ('nude video', false),
    ('nude photos', false),
    ('satta matka', false),
    ('betting app', false),
    ('casino', false),
    ('lottery winner', false),
    ('share your otp', false),
    ('tell me your otp', false),
    ('లంజ', true),
    ('దెంగ', true),
    ('నా కొడక', true),
    ('బూతు వీడియో', true),
    ('సెక్స్ వీడియో', true),
    ('బెట్టింగ్ యాప్', true),
    ('లాటరీ గెలిచ', true),
    ('ఓటీపీ చెప్ప', true),
    ('lanja', true),
    ('naa kodaka', true),
    ('na kodaka', true),
    ('nakodaka', true),
    ('dengey', true),
    ('dengutha', true),
    ('buthu video', true),
    ('otp cheppandi', true);
