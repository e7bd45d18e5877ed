import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import { insertTextIntoField } from "text-field-edit";
import { Suspense, useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from "react";
import { useDebounce } from "use-debounce";
import { formatMarkdown, insertPicture, type MarkdownFormat, type TextEdit } from "./markdown-editing.ts";
import { field } from "#styles/variants/basics.ts";
import { IconButton, Spinner } from "../controls.tsx";
import { Field } from "../Field.tsx";
import { TabPanel, Tabs } from "../Tabs.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import { MissingPart } from "../panels.tsx";
import { useEver } from "../dialog-state.ts";

const PictureDialog = lazyPart(() => import("./PictureDialog.tsx"), "PictureDialog");
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

const TYPING_PAUSE_MS = 400;
const PASTED_PLAIN =
  "Pasted as plain text: the formatting, links and pictures of the source are not taken over. Set them with the buttons.";

/** A long text in Markdown, with a toolbar for those who do not know the syntax, and a preview. */
export function MarkdownField({ label, value, error, onChange, onBlur }: Props) {
  const [tab, setTab] = useState("write");
  const area = useRef<HTMLTextAreaElement>(null);

  const losses = useLosses(value);
  const [pasted, setPasted] = useState(false);
  /** The dialog for a picture, with a file that was pasted or dropped. */
  const [picture, setPicture] = useState<{ file: File | null } | null>(null);
  const pictureDialog = useEver(picture !== null);

  const edit = (make: (box: HTMLTextAreaElement) => TextEdit) => {
    const box = area.current;
    if (!box) return;
    const { from, to, insert, select } = make(box);
    box.focus();
    box.setSelectionRange(from, to);
    // Like typing, so that the browser's own Undo takes it back.
    insertTextIntoField(box, insert);
    box.setSelectionRange(...select);
  };
  const apply = (format: MarkdownFormat) =>
    edit((box) => formatMarkdown(box.value, box.selectionStart, box.selectionEnd, format));
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    if (types.includes("text/plain")) setPasted(isFormatted(event.clipboardData.getData("text/html")));
    else takeFile(event, files);
  };
  const takeFile = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const file = [...files].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    setPicture({ file });
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
            <IconButton icon={ImagePlus} label="Picture" onClick={() => setPicture({ file: null })} />
          </div>
          <Field
            label={label}
            error={error}
            hideLabel
            hint="Markdown: ## begins a heading, - a list, **bold**, _italic_, [text](address). No HTML."
          >
            {(control) => (
              <textarea
                ref={area}
                rows={18}
                dir="auto"
                className={field({
                  size: "dense",
                  kind: "code",
                  class: "rounded-t-none leading-[1.6] [tab-size:2] min-block-24",
                })}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onDrop={(event) => takeFile(event, event.dataTransfer.files)}
                {...control}
              />
            )}
          </Field>
          <div
            role="status"
            aria-label={`What ${label} leaves out`}
            className="mbs-1.25 grid gap-1 text-sm text-warn empty:m-0"
          >
            {[...(pasted ? [PASTED_PLAIN] : []), ...losses].map((loss) => (
              <p key={loss} className="wrap-anywhere">
                {loss}
              </p>
            ))}
          </div>
        </TabPanel>
        <TabPanel value="preview" className="pbs-3">
          <Suspense fallback={<Spinner label="Loading preview..." />}>
            <MarkdownPreview text={value} />
          </Suspense>
        </TabPanel>
      </Tabs>
      <Suspense>
        {pictureDialog && (
          <PictureDialog
            open={picture !== null}
            file={picture?.file ?? null}
            onClose={() => setPicture(null)}
            onChoose={(address, alt) => {
              setPicture(null);
              edit((box) => insertPicture(box.value, box.selectionStart, box.selectionEnd, address, alt));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whether copied HTML has more than its text. */
const isFormatted = (html: string): boolean => /<(?:img|a|b|strong|i|em|u|h[1-6]|li|table|font)\b/i.test(html);

/** What the page of a text will not show, as it is typed. The parser is loaded when a text first needs it. */
function useLosses(text: string): string[] {
  const [settled] = useDebounce(text, TYPING_PAUSE_MS);
  const [losses, setLosses] = useState<string[]>([]);
  const needed = /<|\]\(|!\[/.test(settled);
  useEffect(() => {
    if (!needed) return;
    let current = true;
    import("#domain/pages/markdown-losses.ts").then(
      ({ markdownLosses }) => current && setLosses(markdownLosses(settled)),
      (error: unknown) => console.error("The text could not be checked", error),
    );
    return () => {
      current = false;
    };
  }, [settled, needed]);
  return needed ? losses : [];
}
