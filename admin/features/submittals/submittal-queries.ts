import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listReviewLinks } from "#db/submittals/reviews.ts";
import { getSubmittal, listSubmittals, type SubmittalFilter } from "#db/submittals/submittals.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { watched } from "../../queries/enquiries.ts";

export const submittalsQuery = (filter: SubmittalFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.submittalList(filter, page),
    queryFn: () => listSubmittals(client, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    ...watched,
  });

export const submittalQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.submittal(id), queryFn: () => getSubmittal(client, id), ...watched });

export const reviewLinksQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.reviewLinks(id), queryFn: () => listReviewLinks(client, id), staleTime: 0 });

/** Reads everything of submittals again. */
export const refreshSubmittals = () => queryClient.invalidateQueries({ queryKey: queryKeys.submittals });
