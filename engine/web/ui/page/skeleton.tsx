import { useWords } from "../words.texts.ts";

const blocks = ["words", "picture", "words", "picture", "words"] as const;

/** Five still blocks, words and pictures in turn, while a list loads. */
export function Skeleton() {
  return (
    <div className="stack" role="img" aria-label={useWords().loading}>
      {blocks.map((block, index) => (
        <div className="skel" key={index}>
          {block === "words" ? (
            <>
              <i className="w-2/5" />
              <i />
              <i className="w-3/5" />
            </>
          ) : (
            <>
              <i className="h-18!" />
              <i className="w-7/10" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
