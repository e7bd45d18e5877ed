import { Trash2 } from "lucide-react";
import type { Subscriber } from "#db/subscribers.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { moment } from "../../ui/moment.ts";
import { Row, RowDetail, RowMain, RowName } from "../../ui/Row.tsx";

type Props = { subscriber: Subscriber; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function SubscriberRow({ subscriber, selected, onSelect, onDelete }: Props) {
  const { email, created_at, confirmed_at } = subscriber;
  return (
    <Row selected={selected}>
      <Checkbox
        className="max-md:mbs-1"
        aria-label={`Select ${email}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <RowMain>
        <RowName name={email}>
          {confirmed_at === null && <span className={badge({ tone: "copper" })}>Unconfirmed</span>}
        </RowName>
        <RowDetail>
          Since <time dateTime={created_at}>{moment(created_at)}</time>
        </RowDetail>
      </RowMain>
      <IconButton label={`Delete ${email}`} tone="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
