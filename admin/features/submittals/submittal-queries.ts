import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { listReviewLinks } from "#db/submittals/reviews.ts";
import { getSubmittal, listSubmittals, type SubmittalEntry, type SubmittalFilter } from "#db/submittals/submittals.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { useAccountName } from "../../queries/accounts.ts";
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

/** Who said something: a reviewer with whom the link is for, as two people may type one name; or a colleague. */
export function useSpeakers(
  submittal: string,
): (entry: Pick<SubmittalEntry, "reviewer" | "link" | "author">) => string {
  const { data: links = [] } = useQuery(reviewLinksQuery(submittal));
  const nameOf = useAccountName();
  return ({ reviewer, link, author }) => {
    if (reviewer === null) return nameOf(author) ?? "A former account";
    const whom = links.find(({ id }) => id === link)?.for_whom;
    return whom === undefined || whom === reviewer ? reviewer : `${reviewer} (link for ${whom})`;
  };
}
