-- One statement instead of two. It may not be one query: what was sent while it waits for the lock must count, and only
-- the statements of a volatile function see each what has been committed by then.
create function sms_crowding_in_turn(
  given_mobile_no text, given_purpose text, sent_after timestamptz, sent_until timestamptz, most integer
) returns timestamptz
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(given_mobile_no, 20261125));
  return (
    select created_at from sms_messages
    where mobile_no = given_mobile_no and purpose = given_purpose
      and created_at > sent_after and created_at <= sent_until
      and (reason is null or reason <> 'too-many')
    order by created_at desc offset most - 1 limit 1
  );
end
$$;
