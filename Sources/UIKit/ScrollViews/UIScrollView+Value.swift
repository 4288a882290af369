import UIKitHosting

extension UIScrollView {
  final var _scrollValue: ScrollValue {
    ScrollValue(
      isScrollEnabled: !_ignoresFingers,
      isPaging: isPagingEnabled,
      bounces: bounces,
      insets: contentInset._value,
      reportsSteps: _reportsScrollSteps || _needsSteps,
      reportsDrags: _scrollDelegate != nil || _choosesRest || _details?.pan != nil,
      showsIndicators: showsHorizontalScrollIndicator && showsVerticalScrollIndicator,
      dismissesKeyboard: keyboardDismissMode != .none,
      pageLength: _pageLength.map { Double($0) },
      adjustsContentInset: contentInsetAdjustmentBehavior != .never,
      contentSize: _displayedContentSize
    )
  }
}
