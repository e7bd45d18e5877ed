import { useEffect, useRef, useState } from "react";
import { hyphenate, isPlainName } from "#domain/text/plain-slug.ts";
import { freeSlug, SLUG_PATTERN } from "#domain/addresses/slug.ts";

type Options = {
  /** While a record is new, the slug follows the name until it is edited. */
  creating: boolean;
  name: string;
  getSlug: () => string;
  setSlug: (slug: string) => void;
  setError: (message: string | null) => void;
  /** Slugs in use that begin with the given one, without the record's own. */
  slugsLike: (slug: string) => Promise<Set<string>>;
};

/** A proposed slug, and why it is offered: the present one is taken, or no longer fits the name. */
export type SlugOffer = { slug: string; because: "taken" | "renamed" };

const TAKEN = "This slug is already used. Choose another.";
const TYPING_PAUSE_MS = 400;

async function slugOf(name: string): Promise<string> {
  if (name.trim() === "") return "";
  if (isPlainName(name)) return hyphenate(name);
  const { slugFromName } = await import("#domain/addresses/slug-from-name.ts");
  return slugFromName(name);
}

/** Derives the slug from the name while a record is new, checks it, and offers another on a clash or a new name. */
export function useSlug({ creating, name, getSlug, setSlug, setError, slugsLike }: Options) {
  const [offer, setOffer] = useState<SlugOffer | null>(null);
  const edited = useRef(!creating);
  /** The name that the present slug was chosen for. */
  const namedAs = useRef(name);
  const latest = useRef({ getSlug, setSlug });
  useEffect(() => {
    latest.current = { getSlug, setSlug };
  });
  useEffect(() => {
    let current = true;
    const derive = async () => {
      const slug = await slugOf(name);
      if (!current) return;
      if (!edited.current) {
        namedAs.current = name;
        latest.current.setSlug(slug);
      } else {
        const fits = name === namedAs.current || slug === "" || slug === latest.current.getSlug();
        setOffer(fits ? null : { slug, because: "renamed" });
      }
    };
    // Wait for a pause in typing, so that the offer does not change with every letter.
    const timer = setTimeout(() => void derive(), edited.current ? TYPING_PAUSE_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name]);

  const settle = () => {
    edited.current = true;
    namedAs.current = name;
    setOffer(null);
  };
  return {
    offer,
    markEdited: settle,
    accept: (slug: string) => {
      settle();
      setError(null);
      setSlug(slug);
    },
    /** True when the slug is free, or cannot be checked now: the database refuses a second one anyway. */
    check: async (slug: string): Promise<boolean> => {
      if (!SLUG_PATTERN.test(slug)) return true;
      try {
        const taken = await slugsLike(slug);
        if (!taken.has(slug)) {
          namedAs.current = name;
          setOffer(null);
          return true;
        }
        setOffer({ slug: freeSlug(slug, taken), because: "taken" });
        setError(TAKEN);
        return false;
      } catch (error) {
        console.error("The slug could not be checked", error);
        return true;
      }
    },
  };
}
