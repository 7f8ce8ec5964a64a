import { useMutation } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { call } from "#engine/web/data/api-client.ts";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { rateSupport } from "../../contract/chats.ts";
import { askChatsAgain } from "../api.ts";
import { useChatsTexts } from "../words.ts";

/** How support helped: one press of five stars. */
export function Rating({ chatKey }: { readonly chatKey: string }) {
  const texts = useChatsTexts();
  const rating = useMutation({
    mutationFn: (stars: number) => call(rateSupport, { params: { chatKey }, body: { stars } }),
    onSuccess: async () => {
      showMessage(texts.rated);
      await askChatsAgain();
    },
  });
  useErrorMessage(rating.error);
  return (
    <fieldset>
      <legend className="t-note">{texts.solved}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <IconButton
            key={stars}
            name={texts.stars(stars)}
            shape={Star}
            onClick={() => !rating.isPending && rating.mutate(stars)}
          />
        ))}
      </div>
    </fieldset>
  );
}
