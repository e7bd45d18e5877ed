import { useState, type SubmitEvent } from "react";
import { dueTimes } from "#domain/publishing/plans.ts";
import { momentsOf, officeClock, officeOffset, planTime } from "#domain/publishing/plan-time.ts";
import { counted } from "#domain/text/text.ts";
import { notice } from "#styles/variants/basics.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/Field.tsx";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";

type Props = {
  open: boolean;
  /** When it is to go live so far. */
  due: string | null;
  /** How many of its records were changed on the site meanwhile. */
  edited: number;
  onClose: () => void;
  onTime: (time: Date) => Promise<void> | undefined;
};

/** Asks for a day and a time in Cairo; in the night in which an hour comes twice, for which of the two. */
export function ScheduleDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="When does it go live?">
      {open && <TimeForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

/** Eight in the morning of tomorrow. */
const proposal = (now: Date): string => `${officeClock(new Date(now.getTime() + 86_400_000)).slice(0, 10)}T08:00`;

function TimeForm({ due, edited, onClose, onTime }: Omit<Props, "open">) {
  const [clock, setClock] = useState(() => (due ? officeClock(new Date(due)) : proposal(new Date())));
  const [second, setSecond] = useState(
    () => due !== null && momentsOf(officeClock(new Date(due)))[0]?.toJSON() !== new Date(due).toJSON(),
  );
  const [problem, setProblem] = useState("");
  const { busy, run } = useOneAtATime();
  const answer = dueTimes(clock, new Date());
  const times = "times" in answer ? answer.times : [];
  const time = times[second ? times.length - 1 : 0];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const now = dueTimes(clock, new Date());
    if ("problem" in now || !time) return setProblem("problem" in now ? now.problem : "");
    await run(async () => onTime(time));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="Day and time in Cairo"
        type="datetime-local"
        required
        autoFocus
        value={clock}
        error={problem}
        onChange={({ target }) => {
          setClock(target.value);
          setProblem("");
        }}
      />
      {times.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mbe-1 text-sm font-medium">This hour comes twice in that night</legend>
          {times.map((one, place) => (
            <label key={one.toJSON()} className="flex items-center gap-2.5">
              <input
                type="radio"
                name="which"
                className="size-4.5 accent-petrol"
                checked={second === place > 0}
                onChange={() => setSecond(place > 0)}
              />
              {place === 0 ? "The first time" : "The second time"} ({officeOffset(one)})
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className="text-ink-soft">
        {time ? planTime(time) : "problem" in answer ? answer.problem : ""}
      </p>
      {edited > 0 && (
        <p className={notice({ tone: "warn" })}>
          {counted(edited, "record")} changed on the site meanwhile. Unless that is settled before, nothing of the plan
          goes live at its time.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" intent="primary" busy={busy}>
          Schedule
        </Button>
      </div>
    </form>
  );
}
