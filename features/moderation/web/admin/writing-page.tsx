import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useWritingAdminTexts } from "./admin.texts.ts";
import { Closings } from "./closings.tsx";
import { HeldWords } from "./held-words.tsx";

/** For the platform admin: whose writing is to be closed for good, and the words that are held. */
export function WritingPage() {
  return (
    <PageBody className="stack max-w-[760px]">
      <ForRole who="platform-admin" title={useWritingAdminTexts().forAdmins}>
        <Closings />
        <HeldWords />
      </ForRole>
    </PageBody>
  );
}
