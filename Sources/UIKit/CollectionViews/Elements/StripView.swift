import UIKitHosting

/// A scroll view for a section that scrolls orthogonally.
final class StripView: UIScrollView {
  private weak var collectionView: UICollectionView?
  private(set) var strip: Strip
  /// The offset at the last update of its views.
  private var renderedOffset = CGPoint.zero

  init(_ strip: Strip, in collectionView: UICollectionView) {
    self.strip = strip
    self.collectionView = collectionView
    super.init(frame: strip.frame)
    showsHorizontalScrollIndicator = false
    _invalidate(.collection)
    take(strip)
    guard collectionView._isRightToLeft else { return }
    _setDisplayedOffset(
      CGPoint(x: strip.contentSize.width - strip.frame.width, y: 0),
      animated: false
    )
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .collection }
  package override var _needsSteps: Bool { true }

  func take(_ strip: Strip) {
    self.strip = strip
    frame = strip.frame
    isPagingEnabled = strip.page != nil
    _pageLength = strip.page
    guard strip.contentSize != _contentSize else { return }
    _contentSize = strip.contentSize
    _invalidate(.collection)
  }

  func noteRendering() {
    renderedOffset = _displayedOffset
  }

  package override func _setDisplayedOffset(_ offset: CGPoint, animated: Bool) {
    super._setDisplayedOffset(offset, animated: animated)
    collectionView?._stripMoved()
  }

  package override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    defer {
      let distance = abs(_displayedOffset.x - renderedOffset.x)
      let followsScrolling =
        collectionView?.collectionViewLayout._followsScrolling(ofSection: strip.section) ?? false
      if distance > (followsScrolling ? 0 : frame.width / 2) { collectionView?._stripMoved() }
    }
    return super._scrolled(to: point, phase)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .collection:
      .collection(
        CollectionValue(
          width: Double(_contentSize.width),
          height: Double(_contentSize.height),
          sections: [],
          scrollsOrthogonally: true
        )
      )
    default: super._attribute(key)
    }
  }
}
