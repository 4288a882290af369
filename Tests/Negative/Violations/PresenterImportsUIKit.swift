// plant: Presentation
// check: build
// expect: PlantedPresentation imports another target \(UIKit\)
internal import UIKit

@MainActor
func paint(_ view: UIView) {}
