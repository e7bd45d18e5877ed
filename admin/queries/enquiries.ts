import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { countByStatus, countUnreadEnquiries, listEnquiries, type EnquiryFilter } from "#db/enquiries/enquiries.ts";
import { listSubscribers, type SubscriberFilter } from "#db/enquiries/subscribers.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** How often visible lists are read again, since visitors write at any time. */
const POLL_MS = 60_000;
const watched = {
  staleTime: 2000,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
} as const;

export const unreadEnquiriesQuery = queryOptions({
  queryKey: queryKeys.unreadEnquiries,
  queryFn: () => countUnreadEnquiries(client),
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

export const enquiriesQuery = (filter: EnquiryFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.enquiryList(filter, page),
    queryFn: () => listEnquiries(client, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    ...watched,
  });

export const subscribersQuery = (filter: SubscriberFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.subscriberList(filter, page),
    queryFn: () => listSubscribers(client, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    ...watched,
  });
