import { useEffect, useRef, useState } from "react";
import { freeSlug, hasLatin, hyphenate, SLUG_PATTERN } from "#domain/slug-form.ts";

type Options = {
  /** In create mode the slug follows the name until it is edited. */
  creating: boolean;
  name: string;
  setSlug: (slug: string) => void;
  setError: (message: string | null) => void;
  /** Slugs in use that begin with the given one, without the record's own. */
  slugsLike: (slug: string) => Promise<Set<string>>;
};

const TAKEN = "This slug is already used. Choose another.";

async function slugOf(name: string): Promise<string> {
  if (name.trim() === "") return "";
  if (hasLatin(name)) return hyphenate(name);
  const { slugFromName } = await import("#domain/slug.ts");
  return slugFromName(name);
}

/** Derives the slug from the name while a record is new, checks it, and offers a free one on a clash. */
export function useSlug({ creating, name, setSlug, setError, slugsLike }: Options) {
  const [offer, setOffer] = useState<string | null>(null);
  const edited = useRef(!creating);
  const latest = useRef(setSlug);
  useEffect(() => {
    latest.current = setSlug;
  });
  useEffect(() => {
    if (edited.current) return;
    let current = true;
    void slugOf(name).then((slug) => {
      if (current && !edited.current) latest.current(slug);
    });
    return () => {
      current = false;
    };
  }, [name]);

  return {
    offer,
    markEdited: () => {
      edited.current = true;
      setOffer(null);
    },
    accept: (slug: string) => {
      edited.current = true;
      setOffer(null);
      setError(null);
      setSlug(slug);
    },
    /** True when the slug is free, or cannot be checked now: the database refuses a second one anyway. */
    check: async (slug: string): Promise<boolean> => {
      if (!SLUG_PATTERN.test(slug)) return true;
      try {
        const taken = await slugsLike(slug);
        if (!taken.has(slug)) {
          setOffer(null);
          return true;
        }
        setOffer(freeSlug(slug, taken));
        setError(TAKEN);
        return false;
      } catch (error) {
        console.error("The slug could not be checked", error);
        return true;
      }
    },
  };
}
