import type { ServiceDraft } from "./serviceDraft";

/** A draft as the columns of its row. */
export function serviceColumns({ categoryId: _derived, imageUrl, ...columns }: ServiceDraft) {
  return { ...columns, ...(imageUrl === undefined ? {} : { imageUrl }) };
}
