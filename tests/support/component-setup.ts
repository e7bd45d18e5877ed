/** Loads the styles for every component test: those of the administration include those of `src/ui`. */
import "../../src/styles/administration.css";

document.documentElement.lang = "en";
document.body.className = "text-md leading-normal wrap-break-word";
