import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session";
import { Answer } from "#ui/answer";
import { PageBody } from "#ui/page";
import { LoadingState } from "#ui/page-states";
import { ProfileSheet } from "./profile-sheet.tsx";
import { profileQuery } from "./profiles.api.ts";

/** The person's own profile: who, how to reach, where. */
export function ProfilePage() {
  const session = useSession();
  return session && <OwnProfile profileKey={session.profileKey} />;
}

function OwnProfile({ profileKey }: { readonly profileKey: string }) {
  const profile = useQuery(profileQuery(profileKey));
  return (
    <Answer to={profile} loading={<Waiting />}>
      {(known) => <ProfileSheet profile={known} />}
    </Answer>
  );
}

function Waiting() {
  return (
    <PageBody>
      <LoadingState />
    </PageBody>
  );
}
