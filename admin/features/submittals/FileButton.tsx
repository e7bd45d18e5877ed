import { Download } from "lucide-react";
import { useState } from "react";
import { Alert, Button } from "../../ui/controls.tsx";
import { failureText } from "../../ui/failure-text.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { saveKeptFile } from "./save-kept-file.ts";

/** Downloads a package or document as it was issued. */
export function FileButton({ submittal, sha256, name }: { submittal: string; sha256: string; name: string }) {
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState("");
  const save = () =>
    run(async () => {
      setFailure("");
      await saveKeptFile(submittal, sha256, name).catch((error: unknown) => {
        console.error("A kept file could not be loaded", error);
        setFailure(failureText(error, `${name} could not be loaded. Please try again.`));
      });
    });
  return (
    <>
      <Button small busy={busy} aria-label={`Download ${name}`} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {busy ? "Loading..." : "Download"}
      </Button>
      <Alert>{failure}</Alert>
    </>
  );
}
