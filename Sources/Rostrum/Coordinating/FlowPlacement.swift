/// The place where a child flow shows its screens.
@MainActor
public enum FlowPlacement {
  /// On the stack of the flow that starts it.
  case stack
  /// On a stack of its own in a sheet, which is presented with its first screen.
  case sheet(SheetStyle = .page)
  /// On a given navigator: a tab, or a column of a ``Split``.
  ///
  /// On a secondary column, its first screen replaces everything there.
  case on(Navigator)
}
