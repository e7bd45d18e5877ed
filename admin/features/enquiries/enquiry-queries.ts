import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listEnquiries, type EnquiryFilter } from "#db/enquiries/enquiries.ts";
import { listSubscribers, type SubscriberFilter } from "#db/enquiries/subscribers.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { watched } from "../../queries/enquiries.ts";

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
