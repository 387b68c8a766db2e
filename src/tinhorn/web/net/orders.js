// @ts-check
/** Standing orders: the server keeps them, so they work while this page is closed. */
import { requestId } from "./random.js";

/** @import { TableModel } from "./table-model.js" */

/** Replaces the viewer's orders; the update that follows shows them. @param {TableModel} model @param {Record<string, any>} orders */
export const sendOrders = ({ transport }, orders) =>
  transport?.send({ type: "SetOrders", request: requestId(), orders });

/** Changes some of the viewer's orders and keeps the others. @param {TableModel} model @param {Record<string, any>} changes */
export const changeOrders = (model, changes) => sendOrders(model, { ...model.update?.orders, ...changes });

/** Asks what orders would do now; the answer is `model.preview`. @param {TableModel} model @param {Record<string, any>} orders */
export const previewOrders = ({ transport }, orders) =>
  transport?.send({ type: "PreviewOrders", request: requestId(), orders });
