/** The pages of the newsletter: those that the links in its mails open, and those after pressing their button. */
export const NEWSLETTER_STEPS = ["confirm", "confirmed", "unsubscribe", "unsubscribed", "expired"] as const;
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number];

/** How long an address may stay unconfirmed, and how long the link works; then `apply_retention` deletes it. */
export const UNCONFIRMED_DAYS = 30;

/**
 * The answers to a newsletter address. They are the same whether it is on the list already or not: nobody may find out
 * by this form who is subscribed.
 */
export const NEWSLETTER_ANSWERS = {
  mailed:
    "Thank you. One step is left: open the link in the mail that we send to this address. An address that is on the list already gets no mail.",
  unconfirmed:
    "Thank you. Your address is stored as unconfirmed, because this website cannot send mail. You get no newsletter until you have confirmed it; we will write to you.",
} as const;

/** The signed links of one subscription, as addresses with the site's origin. */
export type SubscriptionLinks = { confirm: string; unsubscribe: string };

/** The most subscriptions whose links are asked for at once. */
export const LINKS_AT_ONCE = 1000;
