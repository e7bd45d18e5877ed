import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { isPictureAddress } from "#domain/address.ts";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/picture.ts";
import { counted } from "#domain/text.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { SortableList } from "#ui/SortableList.tsx";
import { Card } from "../../ui/Card.tsx";
import { ImageInput } from "../../ui/ImageInput.tsx";
import { Thumbnail } from "../../ui/Thumbnail.tsx";
import type { CheckedProduct, ProductFormShape } from "./product-form.ts";

const NOT_AN_ADDRESS = "Enter an address that begins with https://, http:// or /";

/** The product's pictures in the order of its gallery; the first one stands for it in lists. */
export function ProductImages() {
  const {
    control,
    register,
    getValues,
    formState: { errors },
  } = useFormContext<ProductFormShape, unknown, CheckedProduct>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "images" });
  const [widget, setWidget] = useState("");
  const [widgetError, setWidgetError] = useState("");
  const [typed, setTyped] = useState("");
  const [typedError, setTypedError] = useState("");

  /** An empty text where the picture was added or there was nothing to add, else why not. */
  const take = (address: string): string => {
    const url = address.trim();
    if (!url) return "";
    if (!isPictureAddress(url)) return NOT_AN_ADDRESS;
    if (getValues("images").some((image) => image.url === url)) return "This image is already in the list";
    append({ url, alt: "" }, { shouldFocus: false });
    return "";
  };
  const fromWidget = (address: string) => {
    const refusal = take(address);
    setWidgetError(refusal);
    if (!refusal) setWidget("");
  };
  const addTyped = () => {
    const refusal = take(typed);
    setTypedError(refusal);
    if (!refusal) setTyped("");
  };
  const nameOf = (index: number) => getValues(`images.${index}.alt`) || `image ${index + 1}`;

  return (
    <Card title="Product Images" note={<span className="badge">{counted(fields.length, "image")}</span>}>
      <div className="fields">
        <ImageInput
          label="Image"
          multiple
          value={widget}
          maxMB={PRODUCT_IMAGE_MAX_MB}
          error={widgetError}
          onChange={(address) => {
            setWidget(address);
            setWidgetError("");
          }}
          onCommit={fromWidget}
        />
        <div className="manual-url">
          <TextField
            label="Image URL"
            inputMode="url"
            placeholder="https://"
            className="grow"
            hint="Adds a picture that is already on the web."
            error={typedError}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setTypedError("");
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              addTyped();
            }}
          />
          <Button onClick={addTyped} className="add-button">
            <Plus aria-hidden="true" />
            Add URL
          </Button>
        </div>
      </div>
      {fields.length > 0 && (
        <SortableList
          grid
          label="Product images"
          items={fields}
          idOf={(field) => field.id}
          nameOf={(_field, index) => nameOf(index)}
          onMove={move}
        >
          {(field, index) => (
            <div className="picture-card">
              <div className="relative">
                <Thumbnail src={field.url} className="thumbnail-large" />
                {index === 0 && <span className="badge badge-copper picture-first">Main image</span>}
                <IconButton
                  label={`Remove ${nameOf(index)}`}
                  className="icon-danger picture-remove"
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
              <TextField
                label={`Text for image ${index + 1}`}
                placeholder="Describe the picture"
                error={errors.images?.[index]?.alt?.message ?? errors.images?.[index]?.url?.message}
                {...register(`images.${index}.alt`)}
              />
            </div>
          )}
        </SortableList>
      )}
    </Card>
  );
}
