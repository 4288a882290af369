/// What delegates of bars have in common; where a bar stands, its screen says here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
