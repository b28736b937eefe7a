import { Component, type ReactNode } from 'react';
import { MissingPageScreen } from '#screens/missing-page/MissingPageScreen.tsx';

interface PageBoundaryProps {
  /** Of the page: a change resets the error. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failedAt: string | undefined;
}

/** The error boundary around a page: the layout survives a page that fails to load or render. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    if (failedAt === '') return { failedAt: path };
    return failedAt === undefined || failedAt === path ? null : { failedAt: undefined };
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return <MissingPageScreen onRetry={() => this.setState({ failedAt: undefined })} />;
  }
}
