/// A rectangle within a view that takes part in layout without being a view.
@MainActor
open class UILayoutGuide: NSObject {
  package enum _Kind: String, Sendable {
    case safeArea = "safeAreaLayoutGuide"
    case margins = "layoutMarginsGuide"
    case content = "contentLayoutGuide"
    case frame = "frameLayoutGuide"
  }

  private let kind: _Kind
  private weak var view: UIView?

  init(_kind: _Kind, of view: UIView) {
    kind = _kind
    self.view = view
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, kind, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, kind, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, kind, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, kind, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, kind, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, kind, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, kind, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, kind, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(view, kind, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view, kind, .height) }
}
