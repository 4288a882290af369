extension Drawing {
  /// A Boolean value that indicates whether SVG can represent the whole drawing; if not, displays
  /// receive pixels.
  public var isVector: Bool {
    commands.allSatisfy { command in
      switch command {
      case .save, .restore, .transform, .clip, .endGroup: true
      case .clear, .blur: false
      case .mask(let image, _): image.isVector
      case .fill(_, _, let style, _), .stroke(_, _, _, let style), .text(_, let style),
        .beginGroup(let style):
        style.blend.isVector
      case .image(let image, _, let style), .parts(let image, _, _, _, let style):
        style.blend.isVector && image.isVector
      }
    }
  }
}

extension DrawingImage {
  fileprivate var isVector: Bool {
    switch self {
    case .drawing(let drawing): drawing.isVector
    case .bitmap, .encoded: true
    }
  }
}

extension DrawingBlend {
  fileprivate var isVector: Bool { self == .normal || css != nil }
}
