import { buttonLook, Button } from '../ui/button';
import { DialogFoot } from '../ui/dialog';
import { useTranslation } from '../translation';

interface ReportMadeProps {
  address: string;
  onAgain(): void;
  onClose(): void;
}

/**
 * Shows the report in the browser's PDF viewer. Only the path of its address is used, so that the
 * frame is same-origin under whatever host name the service is reached. Phones show no PDF in a
 * frame, so there the report opens in a tab.
 */
export function ReportMade({ address, onAgain, onClose }: ReportMadeProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-6 py-4">
        <output className="font-medium">{t.cart.reportDialog.ready}</output>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and a PDF has no scripts of our origin */}
        <iframe
          src={`${new URL(address, location.href).pathname}#navpanes=0&view=FitH`}
          title={t.cart.reportDialog.preview}
          className="hidden min-h-0 w-full flex-1 rounded-md border border-line sm:block"
        />
      </div>
      <DialogFoot>
        <Button className="mr-auto" onClick={onAgain}>
          {t.cart.reportDialog.another}
        </Button>
        <Button onClick={onClose}>{t.common.close}</Button>
        <a href={address} target="_blank" rel="noreferrer" className={buttonLook('primary')}>
          {t.cart.reportDialog.open}
        </a>
      </DialogFoot>
    </>
  );
}
