// @ts-check
/** A big screen shows the board alone. */
import { nothing } from "../../public.js";

export const panels = () => nothing;
