import { isolatedWords } from "./isolated-words.ts";

/** Words or a value of a record within a text: they may be in another language and direction than the page. */
export const Words = ({ text, className }: { text: string; className?: string }) => (
  <bdi className={className} {...isolatedWords(text)}>
    {text}
  </bdi>
);
