import { startStatusBar } from "./status.js";
import { reportTimeZone } from "./zone.js";

startStatusBar();
reportTimeZone();
