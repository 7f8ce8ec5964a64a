import "./picture-field.css";
import { ArrowDown, ArrowUp, Camera, CircleAlert, ImagePlus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { FilePress } from "./file-press.tsx";
import type { ListedPhoto, PhotoList } from "./use-photo-list.ts";
import { useFilesTexts } from "./words.ts";

/**
 * Several photos in their order: chosen together or taken one by one, moved, removed; each says how far it is or what is
 * wrong with it. `list` is from `usePhotoList` in the form, which keeps it.
 */
export function PhotoListField({
  label,
  hint,
  list,
  most,
  errors = {},
}: {
  readonly label: string;
  readonly hint: string;
  readonly list: PhotoList;
  readonly most: number;
  /** What the form's own call said about photos, by their keys. */
  readonly errors?: Readonly<Record<string, string>>;
}) {
  const texts = useFilesTexts();
  const { photos } = list;
  return (
    <fieldset className="field">
      <legend className="lab mb-1.5">{label}</legend>
      <p className="hint mb-2">{hint}</p>
      {photos.length > 0 && (
        <ol className="photo-list">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              {...{ photo, index, list }}
              isLast={index === photos.length - 1}
              wrong={errors[photo.pictureKey ?? ""]}
            />
          ))}
        </ol>
      )}
      {photos.length < most ? (
        <div className="picture-acts mt-2">
          <FilePress many onFile={list.add} shape={ImagePlus}>
            {photos.length > 0 ? texts.addMore : texts.addPhotos}
          </FilePress>
          <FilePress onFile={list.add} shape={Camera} fromCamera>
            {texts.take}
          </FilePress>
        </div>
      ) : (
        <p className="hint mt-2">{texts.noMore(most)}</p>
      )}
    </fieldset>
  );
}

function PhotoRow({
  photo,
  index,
  isLast,
  list,
  wrong,
}: {
  readonly photo: ListedPhoto;
  readonly index: number;
  readonly isLast: boolean;
  readonly list: PhotoList;
  readonly wrong: string | undefined;
}) {
  const texts = useFilesTexts();
  const { id, preview } = photo;
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<"earlier" | "later">(undefined);
  // A moved row loses the focus in some browsers; a button at the end of its way hands it to the other one.
  useEffect(() => {
    if (!pressed.current) return;
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>(".photo-list-acts button") ?? [];
    const [earlier, later] = buttons;
    const wanted = pressed.current === "earlier" ? earlier : later;
    (wanted?.disabled ? (wanted === earlier ? later : earlier) : wanted)?.focus();
    pressed.current = undefined;
  });
  const move = (to: "earlier" | "later"): void => {
    pressed.current = to;
    list.move(id, to === "earlier" ? -1 : 1);
  };
  return (
    <li ref={row}>
      <span className="picture-spot is-small">
        {preview ? (
          <img src={preview} alt={texts.photoNumber(index + 1)} width={72} height={72} decoding="async" />
        ) : (
          <Icon shape={ImagePlus} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="t-note b">{index === 0 ? texts.onCards : texts.photoNumber(index + 1)}</p>
        <div aria-live="polite">
          <PhotoState photo={photo} wrong={wrong} onRetry={() => list.retry(id)} />
        </div>
      </div>
      <div className="photo-list-acts">
        <IconButton
          name={texts.earlier(index + 1)}
          shape={ArrowUp}
          disabled={index === 0}
          onClick={() => move("earlier")}
        />
        <IconButton
          name={texts.later(index + 1)}
          shape={ArrowDown}
          disabled={isLast}
          onClick={() => move("later")}
        />
        <IconButton name={texts.removeNumber(index + 1)} shape={Trash2} onClick={() => list.remove(id)} />
      </div>
    </li>
  );
}

/** How far a photo is, or what is wrong with it. */
function PhotoState({
  photo: { step },
  wrong,
  onRetry,
}: {
  readonly photo: ListedPhoto;
  readonly wrong: string | undefined;
  readonly onRetry: () => void;
}) {
  const texts = useFilesTexts();
  const sentence = step.name === "refused" ? step.sentence : wrong;
  if (sentence !== undefined) return <Wrong>{sentence}</Wrong>;
  switch (step.name) {
    case "waiting":
      return <span className="hint">{texts.waiting}</span>;
    case "preparing":
      return <span className="hint">{texts.preparing}</span>;
    case "sending": {
      const text = texts.sending(Math.round(step.part * 100));
      return (
        <span className="hint picture-progress">
          <progress aria-label={text} value={step.part} max={1} />
          <span className="num">{text}</span>
        </span>
      );
    }
    case "broken":
      return (
        <div className="stack-s">
          <Wrong>{texts.notSent}</Wrong>
          <span>
            <Button look="second" small onClick={onRetry}>
              {texts.again}
            </Button>
          </span>
        </div>
      );
    default:
      return null;
  }
}

function Wrong({ children }: { readonly children: string }) {
  return (
    <span className="err">
      <Icon shape={CircleAlert} size="text" />
      {children}
    </span>
  );
}
