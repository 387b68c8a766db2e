// @ts-check
/** A plain game adds nothing to a big screen: the board shows all there is. */
import { nothing } from "../../vendor/lit.js";

export const panels = () => nothing;
