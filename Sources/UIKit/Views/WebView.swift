package import UIKitHosting

/// The base class of `WKWebView`, which is in its own module.
open class _WebView: UIView {
  /// The page that is shown.
  package final var _page = WebValue() {
    didSet { if _page != oldValue { _invalidate(.web) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the display shows the page of a revision.
  ///
  /// - Returns: Whether that is the newest revision.
  open func _shown(_ revision: UInt32, size: CGSize) -> Bool { false }

  /// - Returns: Whether links can be tapped.
  open func _linkTapped(_ url: URL, opensWindow: Bool) -> Bool { false }

  package override var _kind: NodeKind { .webView }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .web ? .web(_page) : super._attribute(key)
  }
}
