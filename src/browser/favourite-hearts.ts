import { $favourites, toggleFavourite } from "../stores/favourites.ts";
import { startToggles } from "./toggle-buttons.ts";

startToggles("favourite", $favourites, ({ slug }) => toggleFavourite(slug));
