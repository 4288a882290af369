public import Foundation

/// A single interaction of a person with the app, as ``UIView/hitTest(_:with:)`` takes it.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
