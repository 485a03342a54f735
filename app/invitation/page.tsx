import { InvitationPage } from '@/components/invitation/invitation-page';
import { settingsMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage, titled } from '../language';

export const generateMetadata = titled((t) => t.invitation.title);

export default async function Page() {
  return <InvitationPage messages={settingsMessagesOf(await pageLanguage()).invitation} />;
}
