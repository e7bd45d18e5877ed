export { onRequestGet, onRequestHead } from "../../../downloads/products/[file].ts";
