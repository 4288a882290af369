/// A value that a view has from an appearance proxy.
struct _StyledValue {
  /// Returns whether the view still has it.
  let isCurrent: () -> Bool
  let reset: () -> Void
}
