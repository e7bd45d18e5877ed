import { langOf } from "#texts/language.ts";

/** Words or a value of a record within a text: they may be in another language and direction than the page. */
export const Words = ({ text, className }: { text: string; className?: string }) => (
  <bdi className={className} {...langOf(text)}>
    {text}
  </bdi>
);
