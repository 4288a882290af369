extension Drawing {
  /// A Boolean value that indicates whether SVG can represent the whole drawing; if not, displays
  /// receive pixels.
  public var isVector: Bool {
    commands.allSatisfy { command in
      switch command {
      case .save, .restore, .transform, .clip, .endGroup: true
      case .clear, .blur: false
      case .mask(let image, _): image.isVector
      case .fill(_, let paint, let style, _), .stroke(_, _, let paint, let style):
        style.blend.isVector && paint.isVector
      case .text(_, let style), .beginGroup(let style): style.blend.isVector
      case .image(let image, _, let style), .parts(let image, _, _, _, let style):
        style.blend.isVector && image.isVector
      }
    }
  }
}

extension DrawingPaint {
  fileprivate var isVector: Bool {
    switch self {
    case .color, .linear, .radial: true
    case .tiles(let image, _): image.isVector
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
