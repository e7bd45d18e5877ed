import { choice, groups, mandatoryText, markdown, picture, text } from "../content/fields.ts";
import { PRODUCT_IMAGE_MAX_MB } from "../pictures/picture.ts";
import {
  buttonAddress,
  ENTRIES_MAX,
  heading,
  lead,
  optionalHeading,
  sectionType,
  titleAndText,
} from "./section-fields.ts";

/** The types of sections whose content is written in them. The others are in shown-section-types.ts. */

const TEXT_MAX = 50_000;
const alt = text({
  label: "What the picture shows",
  hint: "For those who cannot see it. Left empty if it only decorates.",
  max: 300,
});

export const WRITTEN_TYPES = {
  hero: sectionType({
    label: "Hero",
    about: "A large heading with a picture and up to two buttons; first on a page, it is the page's head",
    fields: {
      heading,
      lead,
      picture: picture({ label: "Picture", maxMB: PRODUCT_IMAGE_MAX_MB }),
      alt,
      buttons: groups({
        label: "Buttons",
        noun: "button",
        max: 2,
        fields: {
          name: mandatoryText({ label: "Button", max: 60, missing: "Enter the words on the button" }),
          address: buttonAddress,
        },
      }),
    },
    isEmpty: () => false,
  }),
  text: sectionType({
    label: "Text",
    about: "Paragraphs with headings, lists and links",
    fields: { heading: optionalHeading, text: markdown({ label: "Text", max: TEXT_MAX }) },
    isEmpty: (section) => section.text.trim() === "",
  }),
  picture: sectionType({
    label: "Text with picture",
    about: "A text, and a picture beside it",
    fields: {
      heading,
      text: markdown({ label: "Text", max: TEXT_MAX }),
      picture: picture({ label: "Picture", maxMB: PRODUCT_IMAGE_MAX_MB }),
      alt,
      side: choice({
        label: "Place of the picture",
        options: ["after", "before"],
        labels: { after: "After the text", before: "Before the text" },
      }),
    },
    isEmpty: (section) => section.text.trim() === "" && section.picture === null,
  }),
  points: sectionType({
    label: "Points",
    about: "Short titled texts side by side",
    fields: {
      heading,
      lead,
      points: groups({ label: "Points", noun: "point", max: ENTRIES_MAX, fields: titleAndText }),
    },
    isEmpty: ({ points }) => points.length === 0,
  }),
  figures: sectionType({
    label: "Figures",
    about: "Large numbers with what each means",
    fields: {
      heading,
      lead,
      figures: groups({
        label: "Figures",
        noun: "figure",
        max: 12,
        fields: {
          number: mandatoryText({
            label: "Figure",
            max: 40,
            sameInAll: true,
            missing: "Enter the figure, or remove it",
          }),
          label: mandatoryText({ label: "What it says", max: 100, missing: "Say what the figure means" }),
        },
      }),
    },
    isEmpty: ({ figures }) => figures.length === 0,
  }),
  steps: sectionType({
    label: "Steps",
    about: "What happens one after the other, numbered",
    fields: { heading, lead, steps: groups({ label: "Steps", noun: "step", max: ENTRIES_MAX, fields: titleAndText }) },
    isEmpty: ({ steps }) => steps.length === 0,
  }),
  questions: sectionType({
    label: "Questions and answers",
    about: "Questions that open to their answers",
    fields: {
      heading,
      lead,
      questions: groups({
        label: "Questions",
        noun: "question",
        max: 40,
        fields: {
          question: mandatoryText({ label: "Question", max: 300, missing: "Enter a question, or remove the entry" }),
          answer: mandatoryText({ label: "Answer", max: 3000, rows: 4, missing: "Enter the answer" }),
        },
      }),
    },
    isEmpty: ({ questions }) => questions.length === 0,
  }),
  logos: sectionType({
    label: "Logos",
    about: "Clients or partners by their logos; one without a picture by its name",
    fields: {
      heading,
      lead,
      logos: groups({
        label: "Logos",
        noun: "logo",
        max: 40,
        fields: {
          name: mandatoryText({ label: "Name", max: 100, missing: "Enter the name, or remove the entry" }),
          picture: picture({ label: "Logo", maxMB: PRODUCT_IMAGE_MAX_MB }),
        },
      }),
    },
    isEmpty: ({ logos }) => logos.length === 0,
  }),
  downloads: sectionType({
    label: "Downloads",
    about: "Files with their sizes, such as brochures and forms",
    fields: {
      heading,
      lead,
      files: groups({
        label: "Files",
        noun: "file",
        max: ENTRIES_MAX,
        fields: {
          title: mandatoryText({ label: "Title", max: 150, missing: "Enter a title, or remove the entry" }),
          address: {
            ...buttonAddress,
            label: "Address of the file",
            hint: "A file of this site, such as /downloads/company-profile.pdf, or a full address.",
            control: { ...buttonAddress.control, placeholder: "https://" },
          },
          size: text({ label: "Kind and size", hint: "Such as PDF, 2.4 MB.", max: 40, sameInAll: true }),
        },
      }),
    },
    isEmpty: ({ files }) => files.length === 0,
  }),
} as const;
