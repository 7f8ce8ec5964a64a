import "./picture-field.css";
import { Camera, CircleAlert, ImagePlus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import type { Audience, UploadedPicture } from "../contract/files.ts";
import { FilePress } from "./file-press.tsx";
import { Photo } from "./photo.tsx";
import { type UploadState, usePictureUpload } from "./use-picture-upload.ts";
import { useFilesTexts } from "./words.ts";

/**
 * Chooses or takes a photo, shows it, makes it small, sends it and says how far it is. `onChange` gets the sent picture, or
 * null when it is removed; the form keeps its key. A refusal stands beside the field.
 */
export function PictureField({
  label,
  picture,
  audience,
  placeholder,
  round = false,
  error,
  onChange,
  onBusy,
  onLeft,
}: {
  readonly label: string;
  /** Address of the picture that is there now. */
  readonly picture: string | null;
  readonly audience: Audience;
  /** Stands where no picture is yet. */
  readonly placeholder?: ReactNode;
  readonly round?: boolean;
  /** What the form's own call said about the picture. */
  readonly error?: string | undefined;
  readonly onChange: (picture: UploadedPicture | null) => void;
  /** Hears whether a picture is on its way: a form that is sent meanwhile would go without it. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Hears whether a chosen picture could not be sent: a form that is sent goes without it, and is to say so. */
  readonly onLeft?: (isLeft: boolean) => void;
}) {
  const texts = useFilesTexts();
  const id = useId();
  const { state, preview, choose, forget } = usePictureUpload(audience, onChange);
  const isBusy = state.step === "preparing" || state.step === "sending";
  const tellBusy = useEffectEvent((busy: boolean) => onBusy?.(busy));
  useEffect(() => {
    tellBusy(isBusy);
    // A field that goes away takes its upload with it.
    return () => tellBusy(false);
  }, [isBusy]);
  const isLeft = state.step === "broken";
  const tellLeft = useEffectEvent((left: boolean) => onLeft?.(left));
  useEffect(() => tellLeft(isLeft), [isLeft]);
  const shown = preview ?? picture;
  const wrong = state.step === "refused" ? state.sentence : error;
  const take = (file: File): void => void choose(file);
  return (
    <fieldset className="field" aria-describedby={`${id}-below`}>
      <legend className="lab mb-1.5">{label}</legend>
      <div className="picture-row">
        <span className={round ? "picture-spot is-round" : "picture-spot"}>
          {shown ? (
            <Photo picture={shown} alt={label} sizes="120px" />
          ) : (
            (placeholder ?? <Icon shape={ImagePlus} />)
          )}
        </span>
        <div className="picture-acts">
          <FilePress onFile={take} shape={ImagePlus} isInvalid={wrong !== undefined}>
            {shown ? texts.another : texts.choose}
          </FilePress>
          <FilePress onFile={take} shape={Camera} fromCamera>
            {texts.take}
          </FilePress>
          {shown && (
            <Button
              look="quiet"
              small
              onClick={() => {
                forget();
                onChange(null);
              }}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <div id={`${id}-below`} aria-live="polite">
        <Below state={state} wrong={wrong} />
      </div>
    </fieldset>
  );
}

/** How far the picture is, or what is wrong with it. */
function Below({ state, wrong }: { readonly state: UploadState; readonly wrong: string | undefined }) {
  const texts = useFilesTexts();
  if (wrong !== undefined) {
    return (
      <span className="err">
        <Icon shape={CircleAlert} size="text" />
        {wrong}
      </span>
    );
  }
  switch (state.step) {
    case "preparing":
      return <Progress text={texts.preparing} />;
    case "sending":
      return <Progress text={texts.sending(Math.round(state.part * 100))} part={state.part} />;
    case "sent":
      return <span className="hint">{texts.sent}</span>;
    case "broken":
      return <Broken retry={state.retry} />;
    default:
      return null;
  }
}

function Progress({ text, part }: { readonly text: string; readonly part?: number }) {
  return (
    <span className="hint picture-progress">
      <progress aria-label={text} {...(part !== undefined && { value: part, max: 1 })} />
      <span className="num">{text}</span>
    </span>
  );
}

function Broken({ retry }: { readonly retry: () => void }) {
  const texts = useFilesTexts();
  return (
    <div className="stack-s">
      <span className="err">
        <Icon shape={CircleAlert} size="text" />
        {texts.notSent}
      </span>
      <span>
        <Button look="second" small onClick={retry}>
          {texts.again}
        </Button>
      </span>
    </div>
  );
}
