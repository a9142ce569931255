/**
 * Moves the clock of the process or the page that it runs in, which goes on from there. Pages run its text: it may use nothing
 * from outside.
 * @param {number} offsetMs
 */
export function moveClock(offsetMs) {
  const TrueDate = Date;
  const now = () => TrueDate.now() + offsetMs;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new TrueDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  TrueDate.prototype.constructor = globalThis.Date;
}
