/** The texts of the contact form. */
export const contactTexts = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent',
  /** The button's accessible name after a failure, when it shows an icon only. */
  retry: 'Try sending the message again',
  /** Beside each empty field; the notice covers all of them. */
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please enter a subject',
    message: 'Please write a message',
  },
  incomplete: 'Please fill in all fields',
  /** The fallback if the server's response has no message. */
  success: 'Message sent successfully!',
  /** Shown in the form until the visitor starts the next message. */
  received: 'Your message is with the studio. The answer comes to the address you gave.',
  failure: 'Failed to send message. Please try again.',
  withoutScripts:
    'Sending needs scripts. Please switch them on for this page, or write on one of the channels above.',
} as const;
