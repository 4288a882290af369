/// The delegate of a toolbar, which returns the position of the bar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
