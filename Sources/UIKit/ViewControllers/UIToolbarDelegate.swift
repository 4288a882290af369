/// The delegate of a toolbar, which is asked where the bar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
