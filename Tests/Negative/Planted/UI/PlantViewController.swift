internal import PlantedPresentation
public import UIKit

public final class PlantViewController: UIView {
  private let presenter = PlantPresenter(name: "Fern")
}
