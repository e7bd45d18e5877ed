/** Checks one file, and says what was found. */
import { parentPort, workerData } from "node:worker_threads";
import { checkDocument } from "#documents/submittal/check-document.ts";
import type { CheckOrder } from "./check-apart.ts";

const { name, bytes } = workerData as CheckOrder;
parentPort?.postMessage(await checkDocument(name, bytes));
