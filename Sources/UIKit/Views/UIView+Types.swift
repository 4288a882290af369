extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
