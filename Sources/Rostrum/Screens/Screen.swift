/// Something that fills a place on a stack, in a tab or in a sheet.
///
/// The kit looks no further: on UIKit every view controller is one, in tests a fake is.
@MainActor
public protocol Screen: AnyObject {}
