extension SourceFile {
  /// The layer of the file, derived from the name of its part.
  public var layer: SourceLayer {
    Self.layers.first { part.hasSuffix($0.0) }?.1 ?? .contract
  }

  private static let layers: [(String, SourceLayer)] = [
    ("FlowController", .assembly), ("Factory", .assembly), ("Screens", .assembly),
    ("ViewController", .controller), ("ViewModel", .viewModel), ("View", .view),
    ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .router),
    ("Coordinator", .coordinator),
  ]
}
