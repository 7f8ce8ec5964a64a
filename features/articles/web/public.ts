/** The words of an article, as they are read. */
export { ArticleText } from "./article-text.tsx";
