/** What a visitor is told in the corner of the page. */
export interface NoticeMessage {
  /** Success leaves by itself; an error, and the louder destructive one, stay until they are dismissed. */
  type: 'success' | 'error' | 'destructive';
  title: string;
  description?: string;
  /** What it is about, 'newsletter' say: a newer notice about the same takes its place. Else only its twin does. */
  about?: string;
}
