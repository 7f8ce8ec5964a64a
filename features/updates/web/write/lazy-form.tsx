import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { Skeleton } from "#engine/web/ui/page/skeleton.tsx";

/** The form of an update, fetched when somebody writes. */
export const UpdateForm = lazyPart(async () => (await import("./update-form.tsx")).UpdateForm, {
  waiting: <Skeleton />,
});
