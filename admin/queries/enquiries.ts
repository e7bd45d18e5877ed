import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { countByStatus, countUnreadEnquiries, countWaitingSubmittals } from "#db/enquiries/enquiry-counts.ts";
import { getEnquiryMail } from "#db/enquiries/enquiry-mail.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

const POLL_MS = 60_000;
/** For what visitors add to at any time: visible lists are read again by themselves. */
export const watched = {
  staleTime: 2000,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
} as const;

export const unreadEnquiriesQuery = queryOptions({
  queryKey: queryKeys.unreadEnquiries,
  queryFn: () => countUnreadEnquiries(client),
  ...watched,
});

/** How many submittals have marks that nobody has seen. */
export const waitingSubmittalsQuery = queryOptions({
  queryKey: queryKeys.waitingSubmittals,
  queryFn: () => countWaitingSubmittals(client),
  ...watched,
});

/** How the office is told of enquiries by mail, and whether that works. */
export const enquiryMailQuery = queryOptions({
  queryKey: queryKeys.enquiryMail,
  queryFn: () => getEnquiryMail(client),
  ...watched,
});

/** How many enquiries have each status, in the inbox or in the archive. */
export const enquiryCountsQuery = (archived: boolean) =>
  queryOptions({
    queryKey: queryKeys.enquiryCounts(archived),
    queryFn: () => countByStatus(client, archived),
    placeholderData: keepPreviousData,
    ...watched,
  });
