export { addPublicQuestionPage } from "./sharing/public-question.ts";
