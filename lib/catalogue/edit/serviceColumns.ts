import type { ServiceDraft } from "./serviceDraft";

/** A draft as the columns of its row; what it says nothing of is left as it is. */
export function serviceColumns(draft: ServiceDraft) {
  const {
    categoryId: _derived,
    staffMemberIds: _saidElsewhere,
    imageUrl,
    vatPercent,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    ...columns
  } = draft;
  return {
    ...columns,
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(vatPercent === undefined ? {} : { vatPercent }),
    ...(bufferBeforeMinutes === undefined ? {} : { bufferBeforeMinutes }),
    ...(bufferAfterMinutes === undefined ? {} : { bufferAfterMinutes }),
  };
}
