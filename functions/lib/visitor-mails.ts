import { UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import type { Language } from "#domain/languages/languages.ts";
import { ANSWER_TEXTS } from "#texts/answers.ts";
import { madeIn } from "#texts/language/page-language.ts";

/* The mails to visitors, in their language. Addresses stand in lines of their own, as they are: what is clicked has no sign more. */

type Mail = { subject: string; text: string };

const letter = (...paragraphs: string[]): string => `${paragraphs.join("\n\n")}\n`;

/**
 * The confirmation to a visitor. It has no word that was typed into the form, not even a name: whoever enters a stranger's
 * address can make us say nothing but this.
 */
export const receivedMail = (
  language: Language,
  { company, reference, phone, site }: { company: string; reference: string; phone: string | undefined; site: string },
): Mail =>
  madeIn(language, () => {
    const T = ANSWER_TEXTS.received;
    const { subject, text } = reference.startsWith("Q") ? T.request : T.message;
    return {
      subject: subject(reference),
      text: letter(
        text(company, reference),
        phone === undefined ? T.answer : T.answerOrCall(phone),
        `${T.entered}\n${site}`,
        T.notYou,
      ),
    };
  });

/** The mail that asks whether somebody wants the newsletter. */
export const confirmationMail = (
  language: Language,
  { company, confirm, unsubscribe }: { company: string; confirm: string; unsubscribe: string },
): Mail =>
  madeIn(language, () => {
    const T = ANSWER_TEXTS.newsletter;
    return {
      subject: T.subject(company),
      text: letter(
        T.entered(company),
        `${T.press}\n${confirm}`,
        T.days(UNCONFIRMED_DAYS),
        `${T.notYou}\n${unsubscribe}`,
      ),
    };
  });
