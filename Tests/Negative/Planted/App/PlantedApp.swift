internal import PlantedUI

public struct PlantedApp {
  public init() {}
}
