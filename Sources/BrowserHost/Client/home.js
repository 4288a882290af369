import { startStatusBar } from "./status.js";

startStatusBar();
