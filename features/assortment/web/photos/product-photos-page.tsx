import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { changePhotos, mostPhotos } from "#features/catalogue/contract.ts";
import { ProductLink, productQuery } from "#features/catalogue/web";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { PhotoListField, photoErrors, usePhotoList } from "#features/files/web";
import type { ProductView } from "#features/store/contract/store.ts";
import { useAssortmentTitles } from "../titles.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import { usePhotosTexts } from "./photos.texts.ts";

const route = getRouteApi("/app/admin/products/$level3Id");

/** For the platform admin: the photos of a product, to be chosen, ordered and removed. */
export function ProductPhotosPage() {
  const { level3Id } = route.useParams();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={usePhotosTexts().forAdmins}>
        <PhotosOf level3Id={Number(level3Id)} />
      </ForRole>
    </PageBody>
  );
}

function PhotosOf({ level3Id }: { readonly level3Id: number }) {
  const product = useQuery(productQuery(level3Id));
  return <Answer to={product}>{(found) => <Photos key={found.level3Id} product={found} />}</Answer>;
}

/** What was chosen stays when somebody else has changed the photos: theirs stand beside it, and saving goes by them. */
function Photos({ product }: { readonly product: ProductView }) {
  const texts = usePhotosTexts();
  usePageTitle(wordsIn(useLanguage(), product.title).text, useAssortmentTitles().photos);
  const list = usePhotoList(product.photos, { most: mostPhotos, audience: "members" });
  const { seen, others, saving } = useSaving(product);
  const [isEarly, setEarly] = useState(false);
  const { error } = saving;
  const fields = error instanceof ApiError ? error.fields : {};
  const refusal =
    error && (Object.keys(fields).length > 0 ? texts.checkPhotos : (sentenceOf(error) ?? texts.noConnection));
  return (
    <Card pad>
      <ProductHead product={product} photo={seen[0]} />
      <Form
        trouble={isEarly && !list.isWhole ? texts.photosMissing : (refusal ?? undefined)}
        onSubmit={() => {
          setEarly(!list.isWhole);
          if (list.isWhole && !saving.isPending) saving.mutate(list.keys);
        }}
      >
        {others && (
          <section aria-label={texts.inStoreNow}>
            <h3 className="t-note b mb-1">{texts.inStoreNow}</h3>
            {others.length > 0 ? <PhotoStrip photos={others} /> : <p className="c2">{texts.nonePutThere}</p>}
          </section>
        )}
        <PhotoListField
          label={texts.photos}
          hint={texts.hint}
          list={list}
          most={mostPhotos}
          errors={photoErrors(fields, saving.variables ?? [])}
        />
        <div className="flex justify-end">
          <Button type="submit" busy={saving.isPending}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Saves the photos as a change of those that were seen; `others` are what somebody else has made of them. */
function useSaving({ level3Id, photos }: ProductView) {
  const texts = usePhotosTexts();
  const [seen, setSeen] = useState<readonly string[]>(photos);
  const [others, setOthers] = useState<readonly string[]>();
  const saving = useMutation({
    mutationFn: (keys: readonly string[]) =>
      call(changePhotos, { params: { level3Id }, body: { photos: [...keys], seen: [...seen] } }),
    onSuccess: (saved) => {
      setSeen(saved.photos);
      setOthers(undefined);
      showMessage(texts.saved);
      void queryClient.invalidateQueries({ queryKey: ["store"] });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "catalogue/photos-changed") return;
      const fresh = await queryClient.fetchQuery({ ...productQuery(level3Id), staleTime: 0 });
      setSeen(fresh.photos);
      setOthers(fresh.photos);
    },
  });
  return { seen, others, saving };
}

function ProductHead({
  product,
  photo,
}: {
  readonly product: ProductView;
  readonly photo: string | undefined;
}) {
  return (
    <div className="mb-3 flex items-start gap-3">
      <Thumb tint={product.bed} picture={productPicture(product.drawing)} photo={sourcesOf(photo)} />
      <div className="min-w-0 flex-1">
        <h2 className="h2">
          <Words of={product.title} />
        </h2>
        <ProductLink product={product} className="link -mb-2 inline-flex min-h-11 items-center">
          {usePhotosTexts().inStore}
        </ProductLink>
      </div>
    </div>
  );
}
