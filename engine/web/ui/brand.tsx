import { useWords } from "./words.texts.ts";

/** The wordmark సంత, drawn so that it is the same on every phone; its sunna is a marigold ring. */
export function Brand() {
  return (
    <svg className="brand" viewBox="0 0 64 30" role="img" aria-label={useWords().santha}>
      <g fill="none" strokeWidth="2.9" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="currentColor"
          d="M5 24.5C2.5 17.5 7 13.5 10.5 17.5C13.5 21.5 14 25 18 25C23.5 25 24.5 18 20 13.5M5 9.5C7.5 12.5 10.5 13 13 10.5L17.5 6C18.7 5 20 4.7 21.5 5M47.5 16.5C43.5 13.5 38.5 15.5 38.5 19.5C38.5 24 43.5 25.5 49 25.5C54.5 25.5 59.5 24 59.5 19.5C59.5 15.5 55.5 14 53 15.5C50.5 17.5 51.5 21 54 20.5M43 20.5C45.5 21 47.5 19 47.5 16.5M46 9C48 12 50.5 12.5 53 10L56.5 6.5C57.5 5.6 58.5 5.2 60 5.5"
        />
        <circle cx="31" cy="19.5" r="3.6" stroke="#fbae18" strokeWidth="2.7" />
      </g>
    </svg>
  );
}
