export function readEvents(asked: {
  text: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
  ownDomain: string;
  mostTimes: number;
}): unknown;
