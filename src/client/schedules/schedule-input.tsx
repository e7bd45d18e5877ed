import { useId, useState } from "react";
import { shownMessage } from "#texts/messages.ts";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { TableError } from "#domain/import/table/table-cells.ts";
import { rowsOfTable } from "#domain/schedules/read-schedule.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";
import { FileDrop } from "../page/file-drop.tsx";
import { changeSchedule } from "./schedule-store.ts";

type Props = {
  text: string;
  /** Why what was given cannot be read. */
  refusal: string | undefined;
  /** The file that was read before, which can be gone back to. */
  file: string | undefined;
  onKept: (isKept: boolean) => void;
  /** After a schedule was read, or refused. */
  onRead: () => void;
};

/** The rows of a file; throws a TableError that says why it cannot be read. */
async function rowsOfFile(file: File): Promise<string[][]> {
  // Reading workbooks takes more code than the rest of the page.
  const { readTable } = await import("#domain/import/table/read-table.ts");
  const { table } = await readTable(new Uint8Array(await file.arrayBuffer()));
  return rowsOfTable(table);
}

/** Takes a schedule: pasted or typed as text, chosen or dropped as a file. */
export function ScheduleInput({ text, refusal, file: earlier, onKept, onRead }: Props) {
  const id = useId();
  const [fault, setFault] = useState("");
  const said = fault || refusal || "";
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setFault(T.oneFile);
    setFault("");
    try {
      const rows = await rowsOfFile(file);
      onKept(changeSchedule({ file: { name: file.name, rows }, isRead: true }));
      onRead();
    } catch (error) {
      if (error instanceof TableError) return setFault(shownMessage(error.message));
      console.error(error);
      setFault(error instanceof DOMException ? T.unreadable : T.failed);
    }
  };
  const read = () => {
    setFault("");
    onKept(changeSchedule({ file: null, isRead: true }));
    onRead();
  };
  return (
    <form
      className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <div className="grid content-start gap-1">
        <label className="font-medium" htmlFor={`${id}-text`}>
          {T.paste}
        </label>
        <p className="text-sm text-ink-soft" id={`${id}-hint`}>
          {T.pasteHint}
        </p>
        <textarea
          id={`${id}-text`}
          className={field({ kind: "code", class: "mbs-1 text-sm rtl:placeholder-shown:[direction:ltr]" })}
          dir="auto"
          rows={8}
          value={text}
          placeholder={T.example}
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={said !== "" || undefined}
          onChange={({ target }) => onKept(changeSchedule({ text: target.value, isRead: false }))}
        />
        <p className="text-bad" id={`${id}-fault`} role="alert">
          {said}
        </p>
        <p className="mbs-2 flex flex-wrap gap-3">
          <button type="submit" className={button({ intent: "primary" })} disabled={text.trim() === ""}>
            {T.read}
          </button>
          {earlier !== undefined && (
            <button
              type="button"
              className={button()}
              onClick={() => {
                changeSchedule({ isRead: true });
                onRead();
              }}
            >
              {T.backTo(earlier)}
            </button>
          )}
          {text === "" && earlier === undefined && (
            <button type="button" className={button()} onClick={() => changeSchedule({ text: EXAMPLE, isRead: false })}>
              {T.tryExample}
            </button>
          )}
        </p>
      </div>
      <FileDrop
        name={T.file}
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
        choose={T.chooseFile}
        drop={T.dropFile}
        hint={T.fileKinds}
        onFiles={(files) => void take(files)}
      />
    </form>
  );
}

/** A schedule as e-mails have it. */
const EXAMPLE = [
  "CH-01, water-cooled chiller, 2 nos., 350 TR, COP ≥ 5.8, R-134a, 400/3/50",
  "ACC-01, air-cooled screw chiller, 1 no., 330 kW, COP min. 3.0, sound ≤ 75 dB(A)",
  "CHWP-01, chilled water pump, 2 duty + 1 standby, 40 l/s at 25 m head, motor max. 15 kW",
  "FCU-01 to FCU-12, ducted fan coil unit, 7 kW, 330 l/s, ESP 0.2 in. W.G., 230/1/50",
].join("\n");
