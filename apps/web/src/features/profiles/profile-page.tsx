import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session";
import { Answer } from "#ui/answer";
import { PageBody } from "#ui/page";
import { ProfileCard } from "./profile-card.tsx";
import { profileQuery } from "./profiles.api.ts";

/** The person's own profile: who, how to reach, where. */
export function ProfilePage() {
  const session = useSession();
  return session && <OwnProfile profileKey={session.profileKey} />;
}

function OwnProfile({ profileKey }: { readonly profileKey: string }) {
  const profile = useQuery(profileQuery(profileKey));
  return (
    <PageBody className="stack max-w-[720px]">
      <Answer to={profile}>{(known) => <ProfileCard profile={known} />}</Answer>
    </PageBody>
  );
}
