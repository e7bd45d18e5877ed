/** Texts of the newsletter pages: those that the links in its mails open, and those after pressing their button. */
export const NEWSLETTER_TEXTS = {
  confirm: {
    title: "Confirm your subscription",
    text: "Press the button, and the newsletter comes to the address to which we sent the link: new equipment, finished projects and technical notes, a few times a year.",
    button: "Confirm subscription",
  },
  confirmed: {
    title: "You are subscribed",
    text: "Thank you. Your address is on the list. Every newsletter has a link with which you can leave it again.",
  },
  unsubscribe: {
    title: "Leave the newsletter",
    text: "Press the button, and your address is deleted from the list at once.",
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "You are unsubscribed",
    text: "Your address is deleted from the list. You can subscribe again at any time, at the foot of every page.",
  },
  expired: {
    title: "This link cannot be used",
    text: "It is too old, was used up, or is not complete. Enter your address again at the foot of this page, and you get a new one. To leave the newsletter, write to us.",
  },
} as const;
