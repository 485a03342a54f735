/** The words of the policyholder's page; the other languages are written as `PortalWords`. */
export const en = {
  page: {
    title: 'Your claim',
    insurer: 'Your insurer',
    loading: 'One moment, your items are being fetched.',
    noScript: 'This page needs JavaScript. Switch it on in your browser, or contact your insurer.',
    language: 'Language',
    languageFailed: 'The language could not be fetched. Check your connection and choose it again.',
  },
  intro: {
    heading: { one: 'Please check {count} item', other: 'Please check {count} items' },
    headingAnswered: { one: '{count} item is answered', other: 'All {count} items are answered' },
    hello: 'Hello {name}, please check what your insurer proposes.',
    helloPlain: 'Please check what your insurer proposes.',
    claim: 'Claim {claim}',
    damage: 'Damage of {date}',
    valid: 'The link works until {date}.',
    message: 'Message from {insurer}',
    saving: 'Each answer is saved at once. You can stop and come back.',
    empty: 'There is nothing to check at the moment.',
  },
  item: {
    pieces: { one: '{count} piece', other: '{count} pieces' },
    age: 'Age: {age}',
    amount: 'Proposed amount',
    why: 'Why this value?',
    whyNew: 'Bought new, the same or a similar item costs {amount}.',
    whyNewSeveral: 'Bought new, the same or similar items cost {cost} each, {amount} for {count}.',
    whyLess: '{amount} ({percent}) is deducted for age and wear.',
    whyLessFor: '{amount} ({percent}) is deducted for age and wear ({facts}).',
    whyNothing: 'Nothing is deducted for age or wear.',
    whyLeft: 'That leaves {amount}.',
    photo: 'Photo {number} of {item}',
    photoCount: { one: '{count} photo', other: '{count} photos' },
    noPhoto: 'No photo',
    photoMissing: 'The photo could not be fetched',
    receipt: 'Receipt',
  },
  action: {
    confirm: 'Correct',
    change: 'Change',
    disagree: 'Disagree',
    photos: 'Add photos',
    camera: 'Take a photo',
    choose: 'Choose files',
    takeBack: 'Take answer back',
    save: 'Save',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove from the list',
  },
  answer: {
    confirmed: 'You said that this is correct.',
    corrected: 'You changed:',
    amountStays: 'The amount stays as proposed until your insurer has looked at it.',
    disagreed: 'You disagree:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'not stated',
  },
  form: {
    lead: 'Change what is not right',
    description: 'What it is',
    quantity: 'Quantity',
    condition: 'Condition',
    bought: 'Bought on',
    notes: 'Notes',
    reason: 'Why do you disagree?',
    reasonHint: 'For example: the model, the age or the price is not right.',
    reasonMissing: 'Tell us why, so that your insurer can look into it.',
    nothingChanged: 'Nothing is changed yet. Change what is not right, or cancel.',
    descriptionMissing: 'Say what it is.',
    quantityWrong: 'Enter a whole number from 1 to 1,000,000.',
    dateFuture: 'This day lies in the future.',
    dateWrong: 'Enter the whole date, or leave it empty.',
  },
  conditions: {
    c0: 'Not stated',
    c1: 'New',
    c2: 'Above average',
    c3: 'Average',
    c4: 'Below average',
    c5: 'Poor',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving …',
    waiting: 'Not saved yet. It is kept on this device and saved as soon as there is a connection.',
    refusedPlain:
      'This answer could not be saved. Check it and save again; your other answers are safe.',
    stale: 'Your insurer has sent new figures for this item. Please look at them and answer again.',
    seen: 'No connection. This is what you saw on {time}. You can go on: what you answer is kept on this device and saved when the connection is back.',
    offline: 'No connection.',
    safe: {
      one: '{count} answer is kept on this device and not saved yet. Keep this page open; it is saved by itself.',
      other:
        '{count} answers are kept on this device and not saved yet. Keep this page open; they are saved by themselves.',
    },
    allSafe: 'Everything you have answered is saved.',
    draft: 'What you have typed is kept on this device.',
    unkept: 'This browser keeps nothing. Do not close the page before everything is saved.',
  },
  upload: {
    title: 'Files on their way',
    sending: '{name}: {percent} sent',
    waiting: '{name}: waiting for the connection.',
    keptHere:
      'It is kept on this device and goes up by itself, also when you close the page and open the link again.',
    noRoom: 'This device has no room to keep it. Leave this page open until it is saved.',
    empty:
      '{name} is empty and was not sent. Choose it again, or take another photo. Everything else is safe.',
    done: '{name}: saved',
    tooLarge:
      '{name} is larger than 15 MB and was not sent. Take the photo with a lower resolution, or choose another. Everything else is safe.',
    tooManyPixels:
      '{name} has {megapixels} megapixels ({width} × {height}) and was not sent: at most 50 megapixels and 16,384 pixels a side can be taken. Take the photo with a lower resolution, or choose another. Everything else is safe.',
    unsupported:
      '{name} was not added: photos (JPEG, PNG, WebP, HEIC) and PDF receipts can be sent. Everything else is safe.',
    undecodable:
      '{name} was not added: it is damaged, or larger than 50 megapixels. Choose another file, or take the photo again, below 50 megapixels. Everything else is safe.',
    tooMany:
      '{name} was not added: at most 30 files can be added to an item. Everything else is safe.',
    failed: '{name} could not be sent. Everything else is safe. Try again.',
  },
  submit: {
    total: 'Proposed total',
    answered: '{done} of {total} answered',
    all: 'Everything is correct',
    rest: 'Rest correct: send',
    send: 'Send my answers',
    sending: 'Sending …',
    comment: 'Anything else you want to say? (optional)',
    commentHint:
      'What you write is kept as you type, and handed in with your answers when you send them. Your insurer may see it meanwhile.',
    failed:
      'Your answers are not sent yet. They are kept on this device. Check the connection and try again.',
    refused: 'Your answers are not sent yet. They are safe. Look through the items and try again.',
    busy: 'Files are still on their way. Wait until they are saved.',
    formOpen: 'You have typed something that is not saved. Save it or cancel it first.',
  },
  done: {
    title: 'Thank you, your answers have been sent',
    text: '{insurer} received them on {time} and will get back to you.',
    change: 'Change my answers',
    changeHint:
      'To change them you take them back. They are then not handed in until you send them again; your insurer may see them meanwhile. You can change them until your insurer has locked the link.',
    takenBack:
      'You took your answers back. They are not handed in until you send them again. Your insurer may see them meanwhile.',
    sendAgain: 'Send them again as they are',
    comment: 'You also said:',
  },
  pin: {
    title: 'Enter your PIN',
    lead: '{insurer} has protected this link. If you were given no PIN, ask your insurer for it.',
    label: 'PIN',
    submit: 'Continue',
    wrong: {
      one: 'This PIN is wrong. You have {count}\u00a0try\u00a0left.',
      other: 'This PIN is wrong. You have {count}\u00a0tries\u00a0left.',
    },
    missing: 'Enter 4 to 8 digits.',
  },
  ended: {
    title: 'This link does not work any more',
    text: 'It has expired. {insurer} can send you a new one.',
    replaced:
      'Your insurer has replaced this link by a newer one. Open the newest message from your insurer and follow the link there.',
    safe: 'What you had saved is safe with your insurer.',
    kept: {
      one: '{count} answer was not saved yet. It is kept on this device and comes back with the new link.',
      other:
        '{count} answers were not saved yet. They are kept on this device and come back with the new link.',
    },
    files: {
      one: '{count} file was not sent yet. It was removed from this device; add it again with the new link.',
      other:
        '{count} files were not sent yet. They were removed from this device; add them again with the new link.',
    },
    ask: 'Ask for a new link',
    asked:
      'Your insurer was asked for a new link on {time}. It comes the same way as this one did.',
    works: 'This link works again. Load the page anew.',
    revoked:
      '{insurer} has ended this link. Use the newest link that you were sent, or contact your insurer.',
    unknown:
      'This link is not known. Open the newest message from your insurer and follow the link there, or contact your insurer.',
    failed: 'Asking did not work. Check the connection and try again.',
  },
  locked: {
    title: 'This link is locked',
    text: '{insurer} has locked it.',
    guessed: 'A wrong PIN was entered five times.',
    todo: 'Contact your insurer: they can open it again. What you had saved is safe.',
  },
  failed: {
    title: 'Your items could not be fetched',
    offline:
      'There is no connection at the moment. What you had saved is safe. Check the connection and try again.',
    service:
      'The service does not answer as it should. What you had saved is safe. Try again in a moment.',
  },
  noLink: {
    title: 'Open the link from your insurer',
    text: 'This page belongs to a link that your insurer sends you. Open the message and follow the link, or copy all of it into the address line.',
  },
};

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every word of the policyholder's page; the type makes each of the six languages complete. */
export type PortalWords = Words<typeof en>;
