/// A change that layout may depend on.
@MainActor
enum LayoutChange {
  /// The region has other views.
  case views

  /// The region has the same views, and other constraints, priorities or arrangements.
  case constraints

  /// The content of a view may ask for another size.
  case content(UIView)

  /// A constraint has another constant.
  case constant(NSLayoutConstraint)

  /// A frame was set by hand.
  case frame(UIView)

  /// Whether it changes numbers only.
  var isPrecise: Bool {
    switch self {
    case .views, .constraints: false
    case .content, .constant, .frame: true
    }
  }
}
