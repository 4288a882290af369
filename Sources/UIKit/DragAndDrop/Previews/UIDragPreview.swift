public import Foundation

/// A view that is shown under the finger while an item is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The look of a preview of a drag.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a preview of a drag.
open class UIDragPreviewTarget: UIPreviewTarget {}
