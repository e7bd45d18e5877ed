import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, TextQuote, type LucideIcon } from "lucide-react";
import { insertTextIntoField } from "text-field-edit";
import { Suspense, useRef, useState, type KeyboardEvent } from "react";
import { formatMarkdown, type MarkdownFormat } from "./markdown-editing.ts";
import { field } from "#styles/variants/basics.ts";
import { IconButton, Spinner } from "../controls.tsx";
import { Field } from "../Field.tsx";
import { TabPanel, Tabs } from "../Tabs.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import { MissingPart } from "../panels.tsx";

const MarkdownPreview = lazyPart(() => import("./MarkdownPreview.tsx"), "MarkdownPreview", MissingPart);

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

const TABS = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
];
const BUTTONS: readonly { format: MarkdownFormat; label: string; icon: LucideIcon; keys?: string }[] = [
  { format: "heading", label: "Heading", icon: Heading2 },
  { format: "subheading", label: "Subheading", icon: Heading3 },
  { format: "bold", label: "Bold", icon: Bold, keys: "b" },
  { format: "italic", label: "Italic", icon: Italic, keys: "i" },
  { format: "link", label: "Link", icon: Link },
  { format: "bullets", label: "Bulleted list", icon: List },
  { format: "numbers", label: "Numbered list", icon: ListOrdered },
  { format: "quote", label: "Quotation", icon: TextQuote },
];

/** A long text in Markdown, with a toolbar for those who do not know the syntax, and a preview. */
export function MarkdownField({ label, value, error, onChange, onBlur }: Props) {
  const [tab, setTab] = useState("write");
  const area = useRef<HTMLTextAreaElement>(null);

  const apply = (format: MarkdownFormat) => {
    const box = area.current;
    if (!box) return;
    const { from, to, insert, select } = formatMarkdown(box.value, box.selectionStart, box.selectionEnd, format);
    box.focus();
    box.setSelectionRange(from, to);
    // Like typing, so that the browser's own Undo takes it back.
    insertTextIntoField(box, insert);
    box.setSelectionRange(...select);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const button = BUTTONS.find(({ keys }) => keys === event.key.toLowerCase());
    if (!button) return;
    event.preventDefault();
    apply(button.format);
  };
  return (
    <div>
      <Tabs small label={`${label}: view`} tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="write" className="pbs-3">
          <div
            role="group"
            aria-label="Formatting"
            className="flex flex-wrap rounded-t-control border border-be-0 border-line-strong bg-ground p-0.5"
          >
            {BUTTONS.map(({ format, label: name, icon: Icon, keys }) => (
              <IconButton
                icon={Icon}
                key={format}
                label={keys ? `${name} (Ctrl+${keys.toUpperCase()})` : name}
                onClick={() => apply(format)}
              />
            ))}
          </div>
          <Field
            label={label}
            error={error}
            hideLabel
            hint="Markdown: ## begins a heading, - a list, **bold**, _italic_, [text](address)."
          >
            {(control) => (
              <textarea
                ref={area}
                rows={18}
                className={field({
                  size: "dense",
                  kind: "code",
                  class: "rounded-t-none leading-[1.6] [tab-size:2] min-block-24",
                })}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
                {...control}
              />
            )}
          </Field>
        </TabPanel>
        <TabPanel value="preview" className="pbs-3">
          <Suspense fallback={<Spinner label="Loading preview..." />}>
            <MarkdownPreview text={value} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
