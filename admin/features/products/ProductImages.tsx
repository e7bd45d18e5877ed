import { X } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { pictureAddressProblem } from "#domain/addresses/link-fields.ts";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { IconButton } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Card } from "../../ui/Card.tsx";
import { focusBeside } from "../../ui/form-entries.tsx";
import { ImageInput } from "../../ui/pictures/ImageInput.tsx";
import { Thumbnail } from "../../ui/pictures/Thumbnail.tsx";
import { useProductForm } from "./product-form.ts";

/** The product's pictures in the order of its gallery; lists show the first one. */
export function ProductImages() {
  const {
    control,
    register,
    getValues,
    setValue,
    setError,
    clearErrors,
    formState: { errors },
  } = useProductForm();
  const { fields, append, remove, move } = useFieldArray({ control, name: "images" });
  const typed = useWatch({ control, name: "draft.image" }) ?? "";

  /** Adds a picture; returns null, or the reason why it was not added. */
  const take = (address: string): string | null => {
    const url = address.trim();
    const problem = pictureAddressProblem(url);
    if (problem) return problem;
    if (getValues("images").some((image) => image.url === url)) return "This image is already in the list";
    append({ url, alt: "" }, { shouldFocus: false });
    return null;
  };
  const type = (address: string) => {
    setValue("draft.image", address, { shouldDirty: true });
    clearErrors("draft.image");
  };
  const addTyped = () => {
    if (!typed.trim()) return;
    const problem = take(typed);
    if (problem) setError("draft.image", { message: problem });
    else type("");
  };
  const nameOf = (index: number) => getValues(`images.${index}.alt`) || `image ${index + 1}`;

  return (
    <Card title="Product Images" note={<span className={badge()}>{counted(fields.length, "image")}</span>}>
      <ImageInput
        label="Image"
        value={typed}
        maxMB={PRODUCT_IMAGE_MAX_MB}
        error={errors.draft?.image?.message}
        onChange={type}
        onAdd={addTyped}
        onUploaded={take}
      />
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
            <div className="grid gap-2">
              <div className="relative">
                <Thumbnail src={field.url} shape="large" />
                {index === 0 && (
                  <span className={badge({ tone: "copperRaised", class: "absolute inset-s-1.5 inset-bs-1.5" })}>
                    Main image
                  </span>
                )}
                <IconButton
                  icon={X}
                  label={`Remove ${nameOf(index)}`}
                  tone="danger"
                  raised
                  className="absolute inset-e-1 inset-bs-1"
                  onClick={(event) => {
                    focusBeside(event.currentTarget);
                    remove(index);
                  }}
                />
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
