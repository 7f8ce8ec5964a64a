/** The addresses of questions that journeys open: one that is solved, and for guests one that is not there, too. */
export const samplePages = {
  "/app/home/qa/filter/$filter": ["/app/home/qa/filter/unanswered", "/app/home/qa/filter/my-crops"],
  "/app/social/qa/$questionId": ["/app/social/qa/{question}"],
  "/public/social/qa/$questionId": ["/public/social/qa/{question}", "/public/social/qa/none"],
};
