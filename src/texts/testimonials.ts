import * as z from "zod";
import { type Testimonial, testimonialSchema } from "./schemas.ts";

/** Testimonials about six of the sample projects; the people and companies are invented. */
export const testimonials: Testimonial[] = z
  .array(testimonialSchema)
  .length(6)
  .parse([
    {
      name: "Dr Nahed El-Sherbini",
      position: "Medical Director",
      company: "Rawda Delta Healthcare Group",
      quote:
        "On the day of the theatre tests I expected a list of defects and a second appointment. All six passed the same morning. What I value more today is the panel beside each door: my nurses can see the pressure, and they trust it.",
      rating: 5,
      projectValue: "EGP 310 million",
      completionYear: 2024,
    },
    {
      name: "Karim Abou Zeid",
      position: "Head of Facilities",
      company: "Qasr Digital Infrastructure",
      quote:
        "They asked us to switch off a chiller and a room unit ourselves, at full load, with our customers watching. The inlet temperature moved by less than two degrees. After that nobody asked about redundancy again.",
      rating: 5,
      projectValue: "EGP 186 million",
      completionYear: 2025,
    },
    {
      name: "Sherine Wassef",
      position: "Development Director",
      company: "Coral Terraces for Tourism Development",
      quote:
        "Our earlier property smelled of damp by its second summer. This one does not. The team insisted on drying the fresh air when it would have been easier to cut it from the budget, and they were right.",
      rating: 5,
      projectValue: "EGP 164 million",
      completionYear: 2023,
    },
    {
      name: "Dr Tarek Mahrous",
      position: "Quality Assurance Manager",
      company: "Amarna Sterile Products",
      quote:
        "Every test sheet refers to a requirement number, and every requirement has a test. I have sat through inspections that spent two days on the air system alone; ours took one afternoon.",
      rating: 5,
      projectValue: "EGP 228 million",
      completionYear: 2024,
    },
    {
      name: "Mostafa Ghoneim",
      position: "Plant Manager",
      company: "Noor Valley Dairies",
      quote:
        "We had no transformer capacity left and were told to wait two years for more. The ice bank solved it. Commissioning ran a week longer than the programme, which they said openly and worked through the weekend to recover.",
      rating: 4,
      projectValue: "EGP 88 million",
      completionYear: 2022,
    },
    {
      name: "Mariam Boutros",
      position: "General Manager",
      company: "Sobek Nile Hotels",
      quote:
        "Twelve stacks, ten days each, and a foreman who knew the names of our housekeepers. Guests on the fourth floor had no idea that the third was without pipes. The summer electricity bill was the best news of the year.",
      rating: 5,
      projectValue: "EGP 39 million",
      completionYear: 2021,
    },
  ]);
