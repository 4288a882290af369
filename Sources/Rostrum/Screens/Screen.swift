/// An object that occupies a place on a stack, in a tab or in a sheet.
///
/// The kit requires nothing else of it: with UIKit every view controller is a screen, in tests a
/// fake is.
@MainActor
public protocol Screen: AnyObject {}
