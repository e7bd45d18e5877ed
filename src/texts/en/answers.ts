/** What the functions answer to visitors: the page after a form that was sent without scripts, and mails. */
export const ANSWER_TEXTS = {
  page: {
    sent: "Thank you",
    notSent: "Not sent yet",
    back: "Use your browser's Back button: what you typed is still there.",
    goOn: "Go on",
    home: "Home",
    contact: "Contact",
    again: "One more step",
    confirm:
      "Your browser runs no JavaScript, so we ask you to confirm that a person sends this. Please wait three seconds, then press Send.",
    files: (names: string) => `Please choose your files once more: ${names}`,
    send: "Send",
  },
  received: {
    message: {
      subject: (reference: string) => `We have received your message ${reference}`,
      text: (company: string, reference: string) =>
        `Thank you. Your message has arrived at ${company}. Its number is ${reference}; please give it when you call or write about it.`,
    },
    request: {
      subject: (reference: string) => `We have received your request ${reference}`,
      text: (company: string, reference: string) =>
        `Thank you. Your request has arrived at ${company}. Its number is ${reference}; please give it when you call or write about it.`,
    },
    answer: "We will answer to this address.",
    answerOrCall: (phone: string) => `We will answer to this address. You can also call us: ${phone}`,
    entered: "This mail was sent because somebody entered this address on our website:",
    notYou: "If that was not you, you need not do anything: nothing else follows.",
  },
  newsletter: {
    subject: (company: string) => `Please confirm: newsletter of ${company}`,
    entered: (company: string) => `This address was entered for the newsletter of ${company}.`,
    press: "If that was you, open this page and press the button:",
    days: (days: number) =>
      `The link works for ${days} days. Without your confirmation you get no newsletter, and your address is deleted.`,
    notYou: "If it was not you, do nothing, or take the address off the list at once:",
  },
} as const;
