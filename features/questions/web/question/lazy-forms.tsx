import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

const forms = () => import("./answer-form.tsx");

/** The form of a new answer, apart from what is read: guests and most readers write none. */
export const AnswerForm = lazyPart(() => forms().then((module) => module.AnswerForm));

/** What a guide chooses the crop in. */
export const CropSheet = lazyPart(async () => (await import("./crop-sheet.tsx")).CropSheet);

/** An own answer that waits on this phone. */
export const UnsentAnswer = lazyPart(() => forms().then((module) => module.UnsentAnswer));

/** An own answer that is changed in its place. */
export const EditForm = lazyPart(() => forms().then((module) => module.EditForm));
