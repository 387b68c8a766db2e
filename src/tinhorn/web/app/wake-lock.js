// @ts-check
/** Keeps the screen of this device on while a page wants it. Browsers allow it at secure addresses only. */

/** False where the screen goes dark by the settings of its system. */
export const canKeepAwake = "wakeLock" in navigator;

/** Keeps the screen on until the returned function is called; the browser lets go of a hidden page. */
export function keepAwake() {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  let isWanted = true;
  const take = async () => {
    if (!isWanted || document.hidden || (lock && !lock.released)) return;
    // A device that saves its last power says no: then it may go dark.
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (!isWanted) void lock?.release();
  };
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
