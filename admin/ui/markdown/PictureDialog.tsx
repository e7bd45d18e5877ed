import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { listPictures, uploadPicture } from "#db/content/media.ts";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { Alert, Button, Spinner } from "../controls.tsx";
import { Dialog } from "../Dialog.tsx";
import { fieldLabel, TextField } from "../Field.tsx";
import { moment } from "../moment.ts";
import { PictureDrop } from "../pictures/FileDrop.tsx";
import { PictureError, preparePicture } from "../pictures/prepare-picture.ts";
import { Thumbnail } from "../pictures/Thumbnail.tsx";

const PER_PAGE = 24;

type Props = {
  open: boolean;
  onClose: () => void;
  onChoose: (address: string, alt: string) => void;
  /** A file that was pasted or dropped into the text. */
  file?: File | null;
};

/** Chooses a picture of the library for a text, or uploads one to it, with the text for those who cannot see it. */
export function PictureDialog({ open, onClose, onChoose, file = null }: Props) {
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  const [missing, setMissing] = useState(false);
  const library = useInfiniteQuery({
    queryKey: queryKeys.pictures,
    enabled: open,
    initialPageParam: 0,
    queryFn: ({ pageParam }) => listPictures(client, { limit: PER_PAGE, offset: pageParam }),
    getNextPageParam: (last, pages) => (last.length < PER_PAGE ? undefined : pages.length * PER_PAGE),
  });
  const pictures = library.data?.pages.flat() ?? [];

  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    setRefusal("");
    setBusy("Uploading...");
    try {
      setAddress(await uploadPicture(client, await preparePicture(file, PRODUCT_IMAGE_MAX_MB)));
      await queryClient.invalidateQueries({ queryKey: queryKeys.pictures });
    } catch (failure) {
      console.error("The picture was not uploaded", failure);
      setRefusal(failure instanceof PictureError ? failure.message : "Error uploading file");
    }
    setBusy("");
  };
  const uploadGiven = useEffectEvent(upload);
  useEffect(() => {
    if (!file) return;
    const timer = setTimeout(() => void uploadGiven([file]));
    return () => clearTimeout(timer);
  }, [file]);
  const choose = () => {
    if (address === "" || alt.trim() === "") {
      setMissing(true);
      return;
    }
    onChoose(address, alt);
    setAddress("");
    setAlt("");
    setMissing(false);
  };
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title="Put in a picture"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button intent="primary" onClick={choose}>
            Put in
          </Button>
        </>
      }
    >
      <PictureDrop
        label="Picture"
        busy={busy}
        maxMB={PRODUCT_IMAGE_MAX_MB}
        multiple={false}
        onFiles={(files) => void upload(files)}
      />
      <Alert>{refusal || (missing && address === "" ? "Choose a picture, or upload one." : "")}</Alert>
      <fieldset className="grid gap-2 min-inline-0">
        <legend className={`${fieldLabel} mbe-2`}>From the library</legend>
        {library.isPending && <Spinner label="Loading pictures..." />}
        {library.isError && <Alert>The pictures could not be loaded. Close this and try again.</Alert>}
        {library.isSuccess && pictures.length === 0 && (
          <p className="text-ink-soft">No picture has been uploaded yet.</p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {pictures.map((picture) => (
            <label
              key={picture.address}
              className="relative cursor-pointer rounded-control outline-offset-2 focus-within:outline-2 focus-within:outline-copper has-checked:bg-petrol-wash has-checked:outline-2 has-checked:outline-petrol"
            >
              <input
                type="radio"
                name="picture"
                className="sr-only"
                aria-label={`Picture uploaded ${moment(picture.uploaded)}`}
                checked={address === picture.address}
                onChange={() => setAddress(picture.address)}
              />
              <Thumbnail src={picture.address} shape="large" />
            </label>
          ))}
        </div>
        {library.hasNextPage && (
          <Button
            small
            className="justify-self-center"
            busy={library.isFetching}
            onClick={() => void library.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </fieldset>
      <TextField
        required
        label="What it shows"
        hint="For those who cannot see it, and for search engines: a short sentence."
        maxLength={500}
        value={alt}
        error={missing && alt.trim() === "" ? "Say what the picture shows." : undefined}
        onChange={(event) => setAlt(event.target.value)}
      />
    </Dialog>
  );
}
