alter table help_messages
    add column closed_at timestamptz,
    add column closed_by_profile_id bigint,
    add column closed_by_name text,
    add column answer text,
    add constraint help_messages_closed_check check (((closed_at is null) = (closed_by_profile_id is null)) and ((closed_at is null) = (closed_by_name is null))),
    add constraint help_messages_answer_check check (((answer is null) or (closed_at is not null)));

alter table only help_messages
    add constraint help_messages_closed_by_profile_id_fkey foreign key (closed_by_profile_id) references profiles(id);

create index help_messages_open on help_messages using btree (id) where (closed_at is null);

create index help_messages_closed on help_messages using btree (closed_at desc, id desc) where (closed_at is not null);

drop index help_messages_by_person;

create index help_messages_by_person on help_messages using btree (profile_id, id desc);

create index help_messages_by_closer on help_messages using btree (closed_by_profile_id);
