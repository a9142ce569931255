import type { Coordinates } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import type { FoundId } from "./serviceIdPage";

export type Paging = {
  limit: number;
  /** For the contract: resumes where the page before ended. */
  cursor?: string | undefined;
  /** For pages: from 1. */
  page?: number | undefined;
  /** Counts all, however many. */
  exactTotal?: boolean;
};

export type Found = {
  ids: FoundId[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  /** Slugs of the kinds of service that were found instead, where nothing has all the words. */
  nearestKinds?: readonly string[];
};

export type Listed<T> = {
  items: T[];
  total: number;
  /** There are more than `total`. */
  totalIsCapped: boolean;
  nextCursor: string | null;
  nearestKinds?: readonly string[];
  page: number;
  pageCount: number;
};

export type SearchContext = { now: number; locale: Locale; position?: Coordinates | null };
