import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import * as z from "zod/mini";
import type { Permission } from "#domain/accounts/roles.ts";
import { EDITED_KINDS, LISTED_KINDS } from "#domain/content/content-kinds.ts";
import { MISSING_KEYS } from "#domain/content/missing-data.ts";
import { changesSearchSchema } from "./changes/change-search.ts";
import { documentsSearchSchema } from "./documents/documents-search.ts";
import { translationsSearchSchema } from "./features/translations/translation-search.ts";
import { loadEditor, loadList } from "./kinds.ts";
import { beginDashboard } from "./queries/dashboard.ts";
import { DashboardScreen } from "./screens/DashboardScreen.tsx";
import { SET_UP_STEPS } from "./screens/set-up.ts";
import "./session/arrival.ts";
import { Protected } from "./shell/Protected.tsx";
import { Centre, ErrorPanel, Loading, MissingPart } from "./ui/panels.tsx";
import { lazyPart } from "./update/lazy-part.tsx";
import { dashboardSearchSchema, editRoute, listRoute, newRoute } from "./addresses.ts";
import { isLoadingFailure, reloadForUpdate } from "./update/version.ts";
import { maybe, maybeText, maybePage } from "./search-values.ts";

const LazyUnknownScreen = lazyPart(() => import("./shell/UnknownScreen.tsx"), "UnknownScreen", MissingPart);
const UnknownScreen = () => (
  <Suspense fallback={<Loading place="main" />}>
    <LazyUnknownScreen />
  </Suspense>
);
const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownScreen });

const login = createRoute({
  getParentRoute: () => root,
  path: "/admin/login",
  // Only a place inside the administration is remembered: with any address, a link to the login could lead to a foreign site.
  validateSearch: z.object({
    from: maybe(z.string().check(z.regex(/^\/admin(?:[/?].*)?$/))),
  }),
  component: lazyRouteComponent(() => import("./session/LoginScreen.tsx"), "LoginScreen"),
});
const setup = createRoute({
  getParentRoute: () => root,
  path: "/admin/setup",
  component: lazyRouteComponent(() => import("./session/SetupScreen.tsx"), "SetupScreen"),
});
const password = createRoute({
  getParentRoute: () => root,
  path: "/admin/password",
  component: lazyRouteComponent(() => import("./session/PasswordScreen.tsx"), "PasswordScreen"),
});
const signOut = createRoute({
  getParentRoute: () => root,
  path: "/admin/sign-out",
  component: lazyRouteComponent(() => import("./session/SignOutScreen.tsx"), "SignOutScreen"),
});

const protectedRoute = createRoute({ getParentRoute: () => root, id: "protected", component: Protected });
const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin",
  validateSearch: dashboardSearchSchema,
  loader: () => void beginDashboard(),
  component: DashboardScreen,
});
/** The permission that a screen needs; without it Protected says why it does not open. */
const needs = (permission: Permission) => ({ staticData: { permission } });
/** The draft that an editor opens: of a stored record that record's id, of a new one its own. */
const draftSearch = { draft: maybe(z.uuid()) };
/** The record that a new one copies (`copy`), or takes brand, category and names of specifications from (`after`). */
const beginningSchema = z.object({
  copy: maybe(z.uuid()),
  after: maybe(z.uuid()),
  ...draftSearch,
});
const editors = EDITED_KINDS.flatMap((kind) => [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: newRoute(kind),
    ...needs("content.read"),
    validateSearch: beginningSchema,
    component: lazyRouteComponent(() => loadEditor(kind), "NewScreen"),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: editRoute(kind),
    ...needs("content.read"),
    validateSearch: z.object(draftSearch),
    component: lazyRouteComponent(() => loadEditor(kind), "EditScreen"),
  }),
]);
const lists = LISTED_KINDS.map((kind) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path: listRoute(kind),
    ...needs("content.read"),
    ...(kind === "document" && { validateSearch: documentsSearchSchema }),
    component: lazyRouteComponent(() => loadList(kind), "ListScreen"),
  }),
);
/** The same filter as that of the list of products. */
const productFilterSchema = z.object({
  search: maybeText,
  brand: maybeText,
  category: maybeText,
  missing: maybe(z.enum(MISSING_KEYS)),
});
const productTable = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/products/table",
  ...needs("content.publish"),
  validateSearch: productFilterSchema,
  component: lazyRouteComponent(() => import("./features/table-editor/TableScreen.tsx"), "TableScreen"),
});
const settings = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/settings",
  ...needs("content.publish"),
  validateSearch: z.object(draftSearch),
  component: lazyRouteComponent(() => import("./screens/SettingsScreen.tsx"), "SettingsScreen"),
});
const categories = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/categories",
  ...needs("content.read"),
  validateSearch: z.object({ edit: maybe(z.string()), ...draftSearch }),
  component: lazyRouteComponent(() => import("./features/categories/CategoryManagement.tsx"), "CategoryManagement"),
});

const enquiry = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/enquiries/$id",
  ...needs("enquiries.work"),
  component: lazyRouteComponent(() => import("./features/enquiries/EnquiryView.tsx"), "EnquiryScreen"),
});
const submittals = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/submittals",
  ...needs("enquiries.work"),
  validateSearch: z.object({ search: maybeText, show: maybe(z.enum(["archived"])), page: maybePage }),
  component: lazyRouteComponent(() => import("./features/submittals/SubmittalsScreen.tsx"), "SubmittalsScreen"),
});
const newSubmittal = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/submittals/new",
  ...needs("enquiries.work"),
  // The enquiry that it is made for, or the submittal whose next revision it is.
  validateSearch: z.object({ enquiry: maybe(z.uuid()), of: maybe(z.uuid()) }),
  component: lazyRouteComponent(() => import("./features/submittals/NewSubmittalScreen.tsx"), "NewSubmittalScreen"),
});
const submittal = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/submittals/$id",
  ...needs("enquiries.work"),
  component: lazyRouteComponent(() => import("./features/submittals/SubmittalScreen.tsx"), "SubmittalScreen"),
});
const productImport = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/products/import",
  ...needs("content.publish"),
  validateSearch: z.object({ step: maybe(z.enum(["columns", "preview", "done"])) }),
  component: lazyRouteComponent(() => import("./features/import/ImportScreen.tsx"), "ImportScreen"),
});
const newSite = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/new-site",
  ...needs("content.publish"),
  validateSearch: z.object({ step: maybe(z.enum(SET_UP_STEPS)) }),
  component: lazyRouteComponent(() => import("./screens/NewSiteScreen.tsx"), "NewSiteScreen"),
});
const workbook = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/workbook",
  ...needs("content.publish"),
  component: lazyRouteComponent(() => import("./features/import/workbook/WorkbookScreen.tsx"), "WorkbookScreen"),
});
const changes = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/changes",
  ...needs("content.read"),
  validateSearch: changesSearchSchema,
  component: lazyRouteComponent(() => import("./changes/ChangesScreen.tsx"), "ChangesScreen"),
});
const pageSchema = z.object({ page: maybePage });
const drafts = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/drafts",
  ...needs("content.read"),
  validateSearch: pageSchema,
  component: lazyRouteComponent(() => import("./changes/DraftsScreen.tsx"), "DraftsScreen"),
});
const plans = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/plans",
  ...needs("content.read"),
  validateSearch: pageSchema,
  component: lazyRouteComponent(() => import("./plans/PlansScreen.tsx"), "PlansScreen"),
});
const plan = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/plans/$id",
  ...needs("content.read"),
  component: lazyRouteComponent(() => import("./plans/PlanScreen.tsx"), "PlanScreen"),
});
const translations = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/translations",
  ...needs("content.read"),
  validateSearch: translationsSearchSchema,
  component: lazyRouteComponent(() => import("./features/translations/TranslationsScreen.tsx"), "TranslationsScreen"),
});
const releases = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/releases",
  ...needs("content.publish"),
  component: lazyRouteComponent(() => import("./features/releases/ReleasesScreen.tsx"), "ReleasesScreen"),
});
const sessions = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/sessions",
  component: lazyRouteComponent(() => import("./session/SessionsScreen.tsx"), "SessionsScreen"),
});
const trash = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/trash",
  ...needs("content.publish"),
  component: lazyRouteComponent(() => import("./features/trash/TrashScreen.tsx"), "TrashScreen"),
});

const specifications = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/specifications",
  ...needs("content.publish"),
  component: lazyRouteComponent(
    () => import("./features/specifications/SpecificationsScreen.tsx"),
    "SpecificationsScreen",
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    setup,
    password,
    signOut,
    protectedRoute.addChildren([
      dashboard,
      ...lists,
      ...editors,
      productTable,
      categories,
      settings,
      enquiry,
      submittals,
      newSubmittal,
      submittal,
      releases,
      sessions,
      trash,
      specifications,
      productImport,
      newSite,
      workbook,
      changes,
      drafts,
      plans,
      plan,
      translations,
    ]),
  ]),
  defaultNotFoundComponent: UnknownScreen,
  defaultPendingComponent: Loading,
  defaultErrorComponent: ({ error, reset }) => (
    <Centre>
      {/* Only a reload helps: browsers do not request code again after it failed to load. */}
      <ErrorPanel
        screen
        title="This screen could not be shown"
        onRetry={isLoadingFailure(error) ? reloadForUpdate : reset}
      />
    </Centre>
  ),
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    permission?: Permission;
  }
  interface Register {
    router: typeof router;
  }
}
