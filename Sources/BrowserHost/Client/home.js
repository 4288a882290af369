import { startStatusBar } from "./status.js";
import { tellZone } from "./zone.js";

startStatusBar();
tellZone();
