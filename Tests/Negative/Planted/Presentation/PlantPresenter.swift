internal import PlantedModel

@MainActor
public final class PlantPresenter {
  public let title: String

  public init(name: String) {
    title = Plant(name: name).name
  }
}
