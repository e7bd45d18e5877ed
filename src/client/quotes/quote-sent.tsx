import { useEffect, useRef } from "react";
import { QUOTE_TEXTS as T } from "#texts/quotes.ts";
import type { SentRequest } from "./sent-request.ts";
import { button } from "#styles/variants/buttons.ts";

type Props = {
  request: SentRequest;
  /** True right after sending: the form is gone, so the focus moves here. */
  isNew: boolean;
  onPutBack: () => void;
};

/** The number of the request, what happens next, and the way back to the list. */
export function SentRequestNote({ request, isNew, onPutBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="border border-s-3 border-line border-s-good bg-sheet p-6" aria-labelledby="sent-request">
      <h3 className="text-title" id="sent-request" ref={heading} tabIndex={-1}>
        {T.sentTitle}{" "}
        <bdi dir="ltr" className="whitespace-nowrap text-good tabular-nums">
          {request.reference}
        </bdi>
      </h3>
      <p className="mbs-4 font-semibold">{T.sentNext}</p>
      <ol className="mbe-5 grid list-decimal gap-1 ps-5">
        {T.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {request.lines.length > 0 && (
        <button type="button" className={button()} onClick={onPutBack}>
          {T.putBack}
        </button>
      )}
    </section>
  );
}
