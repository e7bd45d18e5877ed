import type { Plugin } from "vite";

const FROM_ALL = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
/** The file of an icon: `Undo2` is in "undo-2". */
const fileOf = (icon: string): string => icon.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`).slice(1);

/**
 * Imports each icon from its own file instead of the one with all, so that it is known which icons the first screen of the
 * administration needs, and which a public page.
 */
export function iconImports(): Plugin {
  return {
    name: "plantroom-icon-imports",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: "lucide-react" },
      handler: (code) =>
        code.replace(FROM_ALL, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim().split(/\s+as\s+/))
            .map(([icon = "", as = icon]) => `import ${as} from "lucide-react/icons/${fileOf(icon)}";`)
            .join(""),
        ),
    },
  };
}
