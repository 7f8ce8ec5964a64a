import { defineTexts } from "#engine/web/words/language.ts";

export const useArticlesTitles = defineTexts(
  { articles: "Legal and help texts", article: "Text and its versions" },
  { articles: "నిబంధనలు, సహాయ పాఠాలు", article: "పాఠం, వెర్షన్లు" },
);
