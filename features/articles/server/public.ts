/** What was published of legal and help texts. */
export { publishedArticles } from "./published-articles.ts";
