import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { categoryTreeQuery } from "../../queries/categories.ts";

const REFRESH_MS = 30_000;

/** The tree, refetched every 30 seconds while the tab is visible, and when window or tab get the focus again. */
export function useCategoryTree() {
  const tree = useQuery({ ...categoryTreeQuery, refetchInterval: REFRESH_MS, refetchOnWindowFocus: "always" });
  const { refetch } = tree;
  useEffect(() => {
    // A window can lose the focus and stay visible; the library itself looks at visibility only.
    const onFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [refetch]);
  return tree;
}
