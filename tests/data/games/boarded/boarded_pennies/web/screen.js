import { nothing } from "../../public.js";

export const panels = () => nothing;
