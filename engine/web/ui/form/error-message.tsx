import { useEffect } from "react";
import { showMessage } from "../overlay/snackbar.tsx";
import { sentenceOf } from "../page/answer.tsx";
import { useWords } from "../words.texts.ts";

/**
 * Says what went wrong with a call in the snackbar, once for each failure: the server's sentence or the general one
 * (ERR-007). Nothing has gone wrong where the device has no connection: the page says that itself.
 */
export function useErrorMessage(error: Error | null): void {
  const { somethingWrong } = useWords();
  useEffect(() => {
    if (error && !(error.name === "NetworkError" && !navigator.onLine))
      showMessage(sentenceOf(error) ?? somethingWrong);
  }, [error, somethingWrong]);
}
