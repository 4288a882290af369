/// A change that layout may depend on.
@MainActor
enum LayoutChange {
  /// Views were added to or removed from the region.
  case views

  /// The constraints, priorities or arrangements of the region changed, but not its views.
  case constraints

  /// The intrinsic content size of a view may have changed.
  case content(UIView)

  /// The constant of a constraint changed.
  case constant(NSLayoutConstraint)

  /// A frame was set manually.
  case frame(UIView)

  /// A Boolean value that indicates whether the change affects numbers only, and not the structure.
  var isPrecise: Bool {
    switch self {
    case .views, .constraints: false
    case .content, .constant, .frame: true
    }
  }
}
