import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileCheck, Plus, SearchX } from "lucide-react";
import type { ListedSubmittal } from "#db/submittals/submittals.ts";
import { submittalState } from "#domain/submittals/review/status.ts";
import { counted } from "#domain/text/text.ts";
import { buttonClass, frame } from "#styles/variants/administration.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { Row, RowDetail, rowLink, RowMain, RowName, RowSymbol } from "../../ui/lists/Row.tsx";
import { FilterSelect, SearchBox, Toolbar } from "../../ui/lists/Toolbar.tsx";
import { moment } from "../../ui/moment.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { submittalsQuery } from "./submittal-queries.ts";
import { STATE_TONES, STATE_WORDS } from "./submittal-words.ts";

const route = getRouteApi("/protected/admin/submittals");
const STATES = [
  { value: "current", label: "Current" },
  { value: "archived", label: "Archived" },
] as const;

/** The submittals of the office: those with marks that nobody has seen first, then the newest. */
export function SubmittalsScreen() {
  const { page = 1, search, show } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(submittalsQuery({ search, archived: show === "archived" }, page));
  const filtered = Boolean(search) || show === "archived";
  return (
    <div className={frame()}>
      <PageHead
        title="Submittals"
        actions={
          <Link to="/admin/submittals/new" className={buttonClass({ intent: "primary" })}>
            <Plus aria-hidden="true" />
            New submittal
          </Link>
        }
      />
      <Toolbar>
        <SearchBox
          label="Search submittals"
          value={search ?? ""}
          onSearch={(text) => void navigate({ search: { show, search: text || undefined }, replace: true })}
        />
        <FilterSelect
          label="Filter submittals"
          value={show ?? "current"}
          options={STATES}
          onChange={(value) =>
            void navigate({ search: { search, show: value === "archived" ? "archived" : undefined }, replace: true })
          }
        />
      </Toolbar>
      <PagedList
        query={list}
        label="Submittals"
        noun={list.data?.count === 1 ? "submittal" : "submittals"}
        page={page}
        onPage={(next, replace) =>
          void navigate({ search: { search, show, page: next > 1 ? next : undefined }, replace })
        }
        empty={
          filtered ? (
            <EmptyPanel icon={SearchX} title="No Submittals Found" text="Try another search or filter." />
          ) : (
            <EmptyPanel
              icon={FileCheck}
              title="No Submittals Yet"
              text="A submittal is a package for a consultant: made of an enquiry's quote list or of the one in this browser, kept with its revisions, and reviewed by link."
            />
          )
        }
      >
        {(submittal) => <SubmittalRow key={submittal.id} submittal={submittal} />}
      </PagedList>
    </div>
  );
}

function SubmittalRow({ submittal }: { submittal: ListedSubmittal }) {
  const { id, number, project, consultant, revision, issued_at, items, approved, to_revise, marked_at, waits } =
    submittal;
  const state = submittalState({ items, approved, to_revise });
  return (
    <Row>
      <RowSymbol icon={FileCheck} />
      <RowMain>
        <RowName
          weight={waits ? "font-[650]" : "font-[450]"}
          name={
            <Link to="/admin/submittals/$id" params={{ id }} className={rowLink}>
              {project} – {number}
            </Link>
          }
        >
          <span className={badge({ tone: "copper" })}>Rev {revision}</span>
          <span className={badge({ tone: STATE_TONES[state] })}>{STATE_WORDS[state]}</span>
          {waits && <span className={badge({ tone: "copper" })}>New marks</span>}
        </RowName>
        <RowDetail>
          {[
            consultant,
            `${approved} of ${counted(items, "item")} approved`,
            `issued ${moment(issued_at)}`,
            marked_at && `last marked ${moment(marked_at)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </RowDetail>
      </RowMain>
    </Row>
  );
}
