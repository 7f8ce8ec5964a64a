import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { mostPhotos } from "#features/catalogue/contract.ts";
import { PhotoListField, photoErrors, usePhotoList } from "#features/files/web";
import type { readDraftChoices } from "../../contract/proposals.ts";
import { draftChoicesQuery } from "./api.ts";
import { KindFields } from "./kind-fields.tsx";
import { PackFields } from "./pack-fields.tsx";
import { useProposalTexts } from "./proposal.texts.ts";
import { emptyPack, type TypedPack, type TypedProduct } from "./proposal-draft.ts";

const mostPacks = 8;

interface ProposalFormProps {
  readonly initial: TypedProduct;
  readonly submitText: string;
  readonly isSending: boolean;
  readonly error: Error | null;
  readonly onSend: (typed: TypedProduct) => void;
}

/** The form of a proposed product, once it is known what can be chosen. */
export function ProposalForm(props: ProposalFormProps) {
  const choices = useQuery(draftChoicesQuery);
  return <Answer to={choices}>{(found) => <FilledForm {...props} choices={found} />}</Answer>;
}

function FilledForm({
  initial,
  submitText,
  isSending,
  error,
  onSend,
  choices,
}: ProposalFormProps & { readonly choices: AnswerOf<typeof readDraftChoices> }) {
  const texts = useProposalTexts();
  const [typed, setTyped] = useState(initial);
  const photos = usePhotoList(initial.photos, { most: mostPhotos, audience: "members" });
  const [isEarly, setEarly] = useState(false);
  const [sentPhotos, setSentPhotos] = useState<readonly string[]>([]);
  const put = (part: Partial<TypedProduct>): void => setTyped((now) => ({ ...now, ...part }));
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(errors).length > 0;
  const refusal = error
    ? isBeside
      ? texts.checkFields
      : (sentenceOf(error) ?? texts.noConnection)
    : undefined;
  return (
    <Form
      trouble={isEarly && !photos.isWhole ? texts.photosMissing : refusal}
      onSubmit={() => {
        setEarly(!photos.isWhole);
        if (isSending || !photos.isWhole) return;
        setSentPhotos(photos.keys);
        onSend({ ...typed, photos: photos.keys });
      }}
    >
      <TextFields {...{ typed, errors, put }} />
      <Card pad>
        <PhotoListField
          label={texts.photos}
          hint={texts.photosHint}
          list={photos}
          most={mostPhotos}
          errors={photoErrors(errors, sentPhotos)}
        />
      </Card>
      <KindFields {...{ typed, errors, choices, put }} />
      <Packs typed={typed} errors={errors} onChange={(packs) => put({ packs })} />
      <div className="flex justify-end">
        <Button type="submit" busy={isSending}>
          {submitText}
        </Button>
      </div>
    </Form>
  );
}

export interface FieldsOfProduct {
  readonly typed: TypedProduct;
  readonly errors: Readonly<Record<string, string>>;
  readonly put: (part: Partial<TypedProduct>) => void;
}

function TextFields({ typed, errors, put }: FieldsOfProduct) {
  const texts = useProposalTexts();
  return (
    <Card pad aria-label={texts.nameAndText}>
      <h2 className="h2 mb-2">{texts.nameAndText}</h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {(["titleEn", "titleTe"] as const).map((name) => (
          <TextField
            key={name}
            {...{ name, label: texts[name], error: errors[name], value: typed[name] }}
            lang={name === "titleEn" ? "en" : "te"}
            maxLength={90}
            autoComplete="off"
            onChange={({ target }) => put({ [name]: target.value })}
          />
        ))}
        {(["descriptionEn", "descriptionTe"] as const).map((name) => (
          <TextArea
            key={name}
            {...{ name, label: texts[name], error: errors[name], value: typed[name] }}
            maxLength={1500}
            onChange={(value) => put({ [name]: value })}
          />
        ))}
      </div>
    </Card>
  );
}

function Packs({
  typed,
  errors,
  onChange,
}: {
  readonly typed: TypedProduct;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (packs: readonly TypedPack[]) => void;
}) {
  const texts = useProposalTexts();
  const { packs } = typed;
  const errorsOf = (at: number): Record<string, string> =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, text]) =>
        field.startsWith(`packs.${at}.`) ? [[field.slice(`packs.${at}.`.length), text]] : [],
      ),
    );
  return (
    <Card pad aria-label={texts.packsTitle}>
      <h2 className="h2 mb-2">{texts.packsTitle}</h2>
      <div className="stack">
        {packs.map((pack, at) => (
          <PackFields
            key={pack.key}
            number={at + 1}
            pack={pack}
            errors={errorsOf(at)}
            onChange={(next) => onChange(packs.with(at, next))}
            {...(packs.length > 1 && { onRemove: () => onChange(packs.toSpliced(at, 1)) })}
          />
        ))}
        {packs.length < mostPacks && (
          <div>
            <Button look="second" small onClick={() => onChange([...packs, emptyPack()])}>
              {texts.addPack}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
