/** What every component test stands on: the styles of the administration, which hold those of `src/ui`. */
import "../../src/styles/administration.css";

document.documentElement.lang = "en";
document.body.className = "text-md leading-normal wrap-break-word";
