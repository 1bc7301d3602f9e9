import { ArrowUp } from 'lucide';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';

export function SampleChat() {
  return (
    <div className="chat" aria-hidden="true">
      <div className="chat-head">
        <Mark size={22} />
        <b>Website assistant</b>
        <small>Preview</small>
      </div>
      <div className="log">
        <div>Hello. Ask me about opening hours, prices or bookings.</div>
        <div data-mine>Are you open on Saturday?</div>
        <div>Yes, from 09:00 to 13:00. Shall I book a slot for you?</div>
        <div data-mine>Please do</div>
        <div>
          <span className="dots">
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
      <div className="chat-field">
        Write a message
        <Icon icon={ArrowUp} />
      </div>
    </div>
  );
}
